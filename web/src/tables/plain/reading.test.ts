import { expect, test } from 'vitest'
import type { Choice } from '../../api/types'
import { boardOf, factsOf, hasWords, optionsAfter, pieceAt, sectionsOf, settled } from './reading'

const view = {
  viewer: 'A',
  day: 2,
  zones: ['T2', 'T3', 'S'],
  armies: [{ zone: 'T3', seat: 'B', soldiers: 4 }],
  queue: ['wheat1', '?', 'fish0'],
  market: [['ivory', '.'], ['fish', 'wheat']],
  seats: [
    { seat: 'A', prayer: 3, fame: { total: 1 }, pyramids: [{ zone: 'T2', colour: 'red' }], hand: ['ruse'] },
    { seat: 'B', prayer: 5, fame: { total: 0 }, pyramids: [] },
  ],
  battle: { zone: 'T3', attacker: 'B' },
  tiles: { charge: 1 },
}

test('a board is made of places and of what says that it is there', () => {
  const board = boardOf(view)!
  expect(board.kind).toBe('zone')
  expect(board.used).toEqual(['zones', 'armies'])
  expect(board.places.map(place => place.there.map(each => `${each.seat} ${each.what}`))).toEqual([['A pyramids'], ['B armies'], []])
  expect(boardOf({ queue: ['a'], sets: [{ goods: 'fish' }] })).toBeNull()
})

test('of a seat comes first what only it shows, and not what stands on the board', () => {
  const told = factsOf(view.seats[0]!, view.seats, boardOf(view))
  expect(told.figures).toEqual([['prayer', 3]])
  expect(told.lists.map(([name]) => name)).toEqual(['hand', 'fame'])
})

test('what goes on is told apart from what lies there, before and after the seats', () => {
  const sections = sectionsOf(view, boardOf(view))
  expect(sections.going.map(([name]) => name)).toEqual(['battle'])
  expect(sections.middle.figures.map(([name]) => name)).toEqual(['day'])
  expect(sections.middle.lists.map(([name]) => name)).toEqual(['queue', 'market'])
  expect(sections.rest.lists.map(([name]) => name)).toEqual(['tiles'])
})

test('a thing that is pointed at has the name of what lies there', () => {
  expect(pieceAt(view, 'queue', '3')).toBe('fish0')
  expect(pieceAt(view, 'market', '1,0')).toBe('fish')
  expect(pieceAt(view, 'market', '9,0')).toBe('')
  expect(pieceAt(view, 'day', '1')).toBe('')
})

function choice(...way: string[]): Choice {
  return { play: way.join(' '), does: [], preview: {}, way }
}

const choices = [choice('done'), choice('zone:T2'), choice('teleport', 'zone:S'), choice('teleport', 'zone:T3'), choice('card:ruse', 'seat:B')]

test('choices stand by the kinds of things, and plain words come last', () => {
  expect([...optionsAfter([], choices).keys()]).toEqual(['zone', 'card', ''])
  expect([...optionsAfter(['teleport'], choices).values()].flat().map(option => option.thing)).toEqual(['zone:S', 'zone:T3'])
})

test('one chooses the next thing; when nothing follows, the last one that could be another', () => {
  expect(settled([], choices)).toEqual([])
  expect(settled(['teleport'], choices)).toEqual(['teleport'])
  expect(settled(['teleport', 'zone:S'], choices)).toEqual(['teleport'])
  expect(settled(['card:ruse', 'seat:B'], choices)).toEqual([])
  expect(settled(['done'], [choice('done')])).toEqual([])
})

test('a search finds all of its words, in any order', () => {
  expect(hasWords('buy divine-will: move or recruit', 'Recruit divine')).toBe(true)
  expect(hasWords('buy divine-will: move or recruit', 'divine pray')).toBe(false)
})
