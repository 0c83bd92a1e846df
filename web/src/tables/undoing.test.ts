import { describe, expect, test } from 'vitest'
import type { Update } from '../api/types'
import { canUndo, undoing } from './undoing'

const seat = (name: string, isPerson: boolean) => ({ seat: name, name, is_person: isPerson, bot: isPerson ? null : 'merchant' })
const table = (more: object) => ({ you: 'A', can_undo: false, seats: [seat('A', true), seat('B', true)], ...more }) as unknown as Update
const withBot = { seats: [seat('A', true), seat('B', false)] }

describe('taking back', () => {
  test('forgets first what was only pointed at', () => {
    expect(undoing(table({ can_undo: true }), true, true)).toBe('pointing')
  })

  test('is free as long as the server says so', () => {
    expect(undoing(table({ can_undo: true }), false, true)).toBe('free')
  })

  test('is asked of the other people after that, once', () => {
    expect(undoing(table({}), false, true)).toBe('ask')
    expect(undoing(table({ wants_back: { seat: 'A' } }), false, true)).toBe('asked')
    expect(undoing(table({ wants_back: { seat: 'B' } }), false, true)).toBe('theirs')
  })

  test('is not asked of bots, nor before anything was done', () => {
    expect(undoing(table(withBot), false, true)).toBe('bots')
    expect(undoing(table({}), false, false)).toBe('nothing')
  })

  test('comes to nothing when there is nobody to ask or nothing to take back', () => {
    expect((['pointing', 'free', 'ask', 'asked', 'theirs', 'bots', 'nothing'] as const).filter(canUndo)).toEqual(['pointing', 'free', 'ask'])
  })
})
