import { expect, test } from 'vitest'
import { movesIn, newsOf, slid } from './moving'

const lift = (quay: number, to: string) => ({ event: 'card', seat: 'A', card: 'wheat1', from: `queue ${quay}`, to })
const delivery = { event: 'delivery', number: 9 }

test('skipped cards and the one that is taken leave, and the queue closes up', () => {
  expect(slid([lift(1, 'A corruption'), lift(2, 'A corruption'), lift(3, 'A hand')], 6, 3)).toEqual([4, 5, 6])
})

test('the merchant leaves a gap in the middle', () => {
  expect(slid([lift(4, 'A hand')], 6, 5)).toEqual([1, 2, 3, 5, 6])
})

test('two turns that are told at once are two times that the queue closes up', () => {
  expect(slid([lift(1, 'A hand'), lift(1, 'B corruption'), lift(2, 'B hand')], 5, 2)).toEqual([4, 5])
})

test('a delivery brings new cards', () => {
  const arrival = { event: 'card', card: 'fish0', from: 'deck', to: 'queue 1' }
  expect(slid([lift(1, 'A hand'), delivery, arrival], 1, 2)).toEqual([0, 0])
  expect(movesIn([lift(1, 'A hand'), delivery, arrival])).toEqual([{ card: 'wheat1', from: 'queue 1', to: 'A hand' }])
})

test('what was heard is not news', () => {
  const told = [{ since: 3, seat: 'A', sentences: [], events: [lift(1, 'A hand'), delivery] }]
  expect(newsOf(told, 4)).toEqual([delivery])
  expect(newsOf(told, 5)).toEqual([])
})
