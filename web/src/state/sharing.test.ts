import { describe, expect, it } from 'vitest'
import { shared } from './sharing'

describe('what comes anew', () => {
  const before = () => ({ seq: 3, view: { market: [['wheat1-', '.'], ['queen', '?']], seats: [{ seat: 'A', points: 2 }] }, result: null })

  it('is the same object if nothing has changed', () => {
    const old = before()
    expect(shared(old, before())).toBe(old)
  })

  it('keeps the parts that have not changed', () => {
    const old = before()
    const now = { ...before(), seq: 4 }
    now.view.market[0]![1] = 'fish2|'
    const kept = shared(old, now)
    expect(kept).toEqual(now)
    expect(kept.view.market[0]).not.toBe(old.view.market[0])
    expect(kept.view.market[1]).toBe(old.view.market[1])
    expect(kept.view.seats).toBe(old.view.seats)
  })

  it('is what came, whatever was there before', () => {
    for (const [old, now] of [
      [null, { a: 1 }],
      [{ a: 1 }, null],
      [[1, 2], [1]],
      [[1], [1, 2]],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: undefined }, { b: undefined }],
      [['a'], { 0: 'a' }],
      [{ a: [] }, { a: {} }],
    ])
      expect(shared(old, now)).toEqual(now)
    expect(Array.isArray(shared(['a'], { 0: 'a' }))).toBe(false)
  })
})
