/** What the button for taking back does now, or why it does nothing. */
import type { Update } from '../api/types'

export type Undoing = 'pointing' | 'free' | 'ask' | 'asked' | 'theirs' | 'bots' | 'nothing'

/** `isPointing`: something was pointed at, and nothing done yet. `hasActed`: I have done something in this game. */
export function undoing(shown: Update, isPointing: boolean, hasActed: boolean): Undoing {
  if (isPointing) return 'pointing'
  if (shown.can_undo) return 'free'
  if (shown.wants_back) return shown.wants_back.seat === shown.you ? 'asked' : 'theirs'
  if (!hasActed) return 'nothing'
  return shown.seats.some(seat => seat.is_person && !seat.bot && seat.seat !== shown.you) ? 'ask' : 'bots'
}

/** Whether something comes of pressing it. */
export function canUndo(what: Undoing): boolean {
  return ['pointing', 'free', 'ask'].includes(what)
}
