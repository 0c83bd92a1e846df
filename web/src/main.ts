import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'

mount(App, { target: document.getElementById('app')! })
