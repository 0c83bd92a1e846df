import { expect, test } from 'vitest'
import { iconOf, listsOf, rowsOf } from './unseen'

const counts = {
  wheat: { wheat1: 4, wheat0: 2, wheat0d: 0, wheat0s: 3 },
  ivory: { ivory3: 1, ivory0: 0, ivory0d: 1, ivory0s: 1 },
  statue: { statue: 5 },
  character: { queen: 1, vizier: 0, 'cattle-scribe': 1 },
  deben: { '3': 2, '9': 0 },
  pirogue: { 'two-and-deben': 2 },
}

test('goods have a row each, with what stands on their tiles', () => {
  expect(rowsOf(counts)).toEqual([
    { goods: 'wheat', scarabs: 1, numbers: { scarabs: 4, plain: 2, deben: 0, starting: 3 }, all: 9 },
    { goods: 'ivory', scarabs: 3, numbers: { scarabs: 1, plain: 0, deben: 1, starting: 1 }, all: 3 },
    { goods: 'statue', scarabs: 0, numbers: { plain: 5 }, all: 5 },
  ])
})

test('of everything else there is listed what is left', () => {
  expect(listsOf(counts)).toEqual([
    { group: 'character', pieces: [{ piece: 'queen', number: 1 }, { piece: 'cattle-scribe', number: 1 }] },
    { group: 'deben', pieces: [{ piece: '3', number: 2 }] },
    { group: 'pirogue', pieces: [{ piece: 'two-and-deben', number: 2 }] },
  ])
})

test('every piece has a drawing', () => {
  const pieces = ['7', 'queen', 'fish-scribe', 'guild-eye', 'cobra1', 'two-and-deben', 'flood']
  expect(pieces.map(iconOf)).toEqual(['deben', 'queen', 'scribe', 'glyph-eye', 'cobra', 'two-deben', 'flood'])
})
