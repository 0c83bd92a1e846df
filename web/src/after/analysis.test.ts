import { describe, expect, it } from 'vitest'
import { answersOf, chanceAt, markedMoments, type Found, type Move } from './analysis'

function move(more: Partial<Move> = {}): Move {
  return {
    seat: 'A',
    action: 1,
    forced: false,
    chances_own: [0.6, 0.4],
    errors_own: [0.02, 0.03],
    searches: 2,
    look: false,
    terms: [],
    worth: null,
    worth_error: null,
    loss: null,
    loss_error: null,
    mark: null,
    best: null,
    alternatives: [],
    ...more,
  }
}

function found(moves: Move[], moments: number): Found {
  const looked_at = { moments, of_moments: moves.length, decisions: 0, of_decisions: moves.length }
  return { seats: ['A', 'B'], players: 2, result: { shares: [0, 1] }, partial: true, looked_at, moves, summary: [] }
}

describe('chances', () => {
  it('are those before the next move, and the result at the end', () => {
    const game = found([move(), move({ chances_own: [0.5, 0.5] })], 2)
    expect(chanceAt(game, 0, 1)).toEqual({ mean: 0.4, error: 0.03 })
    expect(chanceAt(game, 2, 1)).toEqual({ mean: 1, error: 0 })
  })

  it('are not told of a moment that nobody has judged yet', () => {
    const moves = [move({ searches: 0 }), move()]
    expect(chanceAt(found(moves, 1), 0, 0)).toBeNull()
    expect(chanceAt(found(moves, 2), 0, 0)).not.toBeNull()
  })
})

describe('moves', () => {
  it('are marked at the moment after them', () => {
    expect(markedMoments(found([move(), move({ mark: 'mistake' })], 2))).toEqual([2])
  })

  it('stand among what else could be done, the best first', () => {
    const weighed = move({ worth: 0.4, worth_error: 0.01, alternatives: [{ action: 2, worth: 0.5, error: 0.01 }] })
    expect(answersOf(weighed).map(each => each.action)).toEqual([2, 1])
    expect(answersOf(move())).toEqual([])
  })
})
