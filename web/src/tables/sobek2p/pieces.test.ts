import { expect, test } from 'vitest'
import { CHARACTERS } from '../characters'
import { faceOf } from './pieces'

test.each([
  ['wheat1/d', { kind: 'goods', name: 'wheat', scarabs: 1, line: '/', mark: 'd' }],
  ['ivory3\\', { kind: 'goods', name: 'ivory', scarabs: 3, line: '\\', mark: '' }],
  ['cattle0-s', { kind: 'goods', name: 'cattle', scarabs: 0, line: '-', mark: 's' }],
  ['statue|', { kind: 'goods', name: 'statue', scarabs: 0, line: '|', mark: '' }],
  ['high-priest', { kind: 'character', name: 'high-priest', scarabs: 0, line: '', mark: '' }],
  ['?', { kind: 'back', name: 'character', scarabs: 0, line: '', mark: '' }],
  ['goods', { kind: 'back', name: 'goods', scarabs: 0, line: '', mark: '' }],
  ['.', { kind: 'empty', name: '', scarabs: 0, line: '', mark: '' }],
])('%s', (tile, face) => {
  expect(faceOf(tile)).toEqual(face)
})

test('every character has goods in its corner', () => {
  for (const name of Object.keys(CHARACTERS)) expect(faceOf(name).kind).toBe('character')
  expect(Object.keys(CHARACTERS)).toHaveLength(10)
})
