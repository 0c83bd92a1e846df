import { expect, test } from 'vitest'
import { lastCount } from './round'

const end = [
  { event: 'round-ends', seat: 'B', number: 1 },
  { event: 'counted', seat: 'A', number: 3, scarabs: 2 },
  { event: 'round-scored', seat: 'A', number: 12 },
  { event: 'counted', seat: 'B', number: 7, scarabs: 0 },
  { event: 'round-scored', seat: 'B', number: 20 },
  { event: 'penalty', seat: 'B', number: 11 },
]
const beginning = { event: 'new-round', seat: 'A', number: 2 }
const take = (seat: string) => ({ event: 'card', seat, card: 'fish0', from: 'queue 1', to: `${seat} hand` })

test('what everybody got for a round, and who fell back', () => {
  expect(lastCount([take('A'), ...end, beginning], 'A')).toEqual({
    number: 1,
    seats: [
      { seat: 'A', points: 12, corruption: 3, fallsTo: null },
      { seat: 'B', points: 20, corruption: 7, fallsTo: 11 },
    ],
  })
})

test('it is shown until one does something in the new round', () => {
  expect(lastCount([...end, beginning, take('B')], 'A')).not.toBeNull()
  expect(lastCount([...end, beginning, take('B'), take('A')], 'A')).toBeNull()
  expect(lastCount([...end, beginning, take('B')], null)).toBeNull()
})

test('there is none in the first round, or while sets are still laid', () => {
  expect(lastCount([], 'A')).toBeNull()
  expect(lastCount(end, 'A')).toBeNull()
})
