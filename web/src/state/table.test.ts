import { expect, test } from 'vitest'
import type { Told } from '../api/types'
import { isOutdated, keptOf, namesOf } from './table.svelte'

const told = (since: number, ...events: string[]) => ({ since, seat: 'A', events: events.map(event => ({ event })), sentences: [] }) as unknown as Told

test('what was heard before stays', () => {
  const all = [told(0, 'a', 'b'), told(2, 'c')]
  expect(keptOf(all, 3)).toEqual(all)
})

test('what was taken back is forgotten', () => {
  expect(keptOf([told(0, 'a', 'b'), told(2, 'c')], 2)).toEqual([told(0, 'a', 'b')])
  expect(keptOf([told(0, 'a', 'b'), told(2, 'c')], 0)).toEqual([])
})

test('a row of deeds that was cut in two keeps its beginning', () => {
  expect(keptOf([told(0, 'a', 'b', 'c')], 1)).toEqual([told(0, 'a')])
})

test('an answer that comes after what came of it changes nothing, even if the game is over meanwhile', () => {
  expect(isOutdated({ seq: 7, state: 'playing' }, { seq: 8 })).toBe(true)
  expect(isOutdated({ seq: 8, state: 'playing' }, { seq: 8 })).toBe(false)
  expect(isOutdated({ seq: 9, state: 'over' }, { seq: 8 })).toBe(false)
})

test('a game that was put away counts anew', () => {
  expect(isOutdated({ seq: 0, state: 'over' }, { seq: 8 })).toBe(false)
})

test('two bots of the same level are told apart', () => {
  const seats = [
    { seat: 'A', name: 'Anna', is_person: true },
    { seat: 'B', name: 'vizier', is_person: false },
    { seat: 'C', name: 'vizier', is_person: false },
  ]
  expect(namesOf(seats)).toEqual({ A: 'Anna', B: 'Vizier', C: 'Vizier 2' })
})
