/** Who plays here: a guest with a name, made when somebody first does something. */
import { look, post, Refused } from '../api/line'
import type { Me } from '../api/types'
import { t } from '../words/speaking.svelte'
import { write } from './settings.svelte'

const KNOWN = 'shedet.known' // whether somebody was known here last: public/theme.js then asks for their games at once

class Person {
  me = $state.raw<Me | null>(null)
  private asking: Promise<Me> | null = null

  /** Who somebody is here already, if they are anybody. */
  async find(): Promise<Me | null> {
    try {
      this.me = await look<Me>('/api/me')
    } catch (error) {
      if (!(error instanceof Refused && error.status === 401)) throw error
      this.me = null
    }
    write(KNOWN, this.me !== null)
    return this.me
  }

  /** Somebody, in any case. */
  async be(): Promise<Me> {
    if (this.me) return this.me
    this.asking ??= this.find().then(found => found ?? this.become(aName()))
    try {
      return await this.asking
    } finally {
      this.asking = null
    }
  }

  async become(name: string): Promise<Me> {
    this.me = await post<Me>('/api/players', { name })
    return this.me
  }

  async rename(name: string): Promise<void> {
    this.me = await post<Me>(this.me ? '/api/me/name' : '/api/players', { name })
  }

  /** What makes another device the same player, for a day. The secret is behind the #, which browsers send to nobody. */
  async link(): Promise<string> {
    const { token } = await post<{ token: string }>('/api/me/link')
    return `${location.origin}/carry#${token}`
  }

  async carry(token: string): Promise<Me> {
    this.me = await post<Me>('/api/sessions', { token })
    return this.me
  }
}

/** Guests are called like people of the Nile until they say otherwise. */
function aName(): string {
  const names = t('page-guest-names').split(', ')
  return names[Math.floor(Math.random() * names.length)] || '?'
}

export const person = new Person()
