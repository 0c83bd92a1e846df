import { describe, expect, it } from 'vitest'
import type { Said, Told } from '../api/types'
import { tellings } from './telling'

const TEXTS: Record<string, string> = { take: 'Bek takes ivory.', mine: 'You take ivory.', box: 'ivory is boxed.', look: '' }
const say = (said: Said) => TEXTS[said.id]!

function told(...sentences: Said[]): Told {
  return { since: 0, seat: 'B', events: [], sentences } as unknown as Told
}

describe('what was told', () => {
  it('begins with whoever did it', () => {
    expect(tellings(told({ id: 'take', args: { who: { seat: 'B' } } }), 'A', 'Bek', say)).toEqual([{ who: 'Bek', rest: ' takes ivory.' }])
  })

  it('begins with the word that somebody is addressed by', () => {
    expect(tellings(told({ id: 'mine', args: { who: { seat: 'A' } } }), 'A', 'Anna', say)).toEqual([{ who: 'You', rest: ' take ivory.' }])
  })

  it('begins with a capital letter, and leaves out what has no words', () => {
    expect(tellings(told({ id: 'look', args: {} }, { id: 'box', args: {} }), null, 'Bek', say)).toEqual([{ who: '', rest: 'Ivory is boxed.' }])
  })
})
