import { expect, test } from 'vitest'
import { arranged, longest, moved, runs, sorted } from './order'

const goodsOf = (piece: string) => piece.replace(/\d.*/, '')

test('a hand stays as it was laid, and what is new comes at the end', () => {
  expect(arranged(['fish1', 'wheat0', 'wheat1', 'queen'], ['wheat1', 'fish1', 'wheat0'])).toEqual(['wheat1', 'fish1', 'wheat0', 'queen'])
})

test('what was played is gone, one of two that look the same too', () => {
  expect(arranged(['wheat1', 'fish1'], ['wheat1', 'queen', 'wheat1', 'fish1'])).toEqual(['wheat1', 'fish1'])
})

test('a hand that was never laid is as it comes', () => {
  expect(arranged(['b', 'a'], [])).toEqual(['b', 'a'])
})

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [2, 9, ['a', 'b', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('from %i to %i', (from, to, after) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(after)
})

test('neighbours of the same goods belong together', () => {
  expect(runs(['wheat0', 'wheat1', 'fish1', 'wheat0'], goodsOf)).toEqual([
    { goods: 'wheat', first: 0, pieces: ['wheat0', 'wheat1'] },
    { goods: 'fish', first: 2, pieces: ['fish1'] },
    { goods: 'wheat', first: 3, pieces: ['wheat0'] },
  ])
})

test('goods that lie in several places have one longest run', () => {
  const found = runs(['wheat0', 'fish1', 'wheat0', 'wheat1'], goodsOf)
  expect([...longest(found)].map(run => run.first)).toEqual([2, 1])
})

test('sorting puts goods together and changes nothing else', () => {
  expect(sorted(['wheat0', 'fish1', 'wheat1', 'fish0'], goodsOf)).toEqual(['wheat0', 'wheat1', 'fish1', 'fish0'])
})
