import { expect, test } from 'vitest'
import type { Choice } from '../api/types'
import { placesFor, type Puts } from './places'

const puts: Puts = {
  'choose-action market': 'hand',
  'choose-action sell': 'laid',
  'choose-action hand': 'table',
  'choose-laying hand': 'laid',
}
const choice = (...way: string[]) => ({ play: way.join(' '), does: [], preview: {}, way }) as Choice
const choices = [choice('market:2,3'), choice('market:4,3'), choice('sell', 'goods:wheat'), choice('hand:merchant')]
const found = (kind: string, ...ways: string[][]) =>
  [...placesFor(ways, choices, kind, puts)].map(([place, made]) => `${place}: ${made.play}`)

test('what is taken goes to the hand', () => {
  expect(found('choose-action', ['market:2,3'])).toEqual(['hand: market:2,3'])
})

test('what cannot be chosen goes nowhere', () => {
  expect(found('choose-action', ['market:0,0'])).toEqual([])
  expect(found('choose-named', ['market:2,3'])).toEqual([])
})

test('a character can be played, or sold with its goods', () => {
  expect(found('choose-action', ['hand:merchant'], ['sell', 'goods:wheat'])).toEqual([
    'laid: sell goods:wheat',
    'table: hand:merchant',
  ])
})

test('what joins goods is dropped on them', () => {
  const joining = [choice('hand:wheat1', 'laid:wheat'), choice('hand:statue', 'laid:wheat'), choice('hand:statue', 'laid:fish')]
  expect([...placesFor([['hand:statue']], joining, 'choose-laying', puts).keys()]).toEqual(['laid wheat', 'laid fish'])
})
