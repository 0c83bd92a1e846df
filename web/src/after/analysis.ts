/** What decided a game, as `shedet analyse --json` writes it: the parts of it that are shown. */
import type { Said } from '../api/types'

export type Mark = 'blunder' | 'mistake' | 'inaccuracy'
export const MARKS: Mark[] = ['blunder', 'mistake', 'inaccuracy']

/** What a step did to the chance of a seat, and why. */
export interface Terms {
  decision: number
  others: number
  chance: number
  reveal: number
}

/** An answer that was weighed. */
export interface Answer {
  action: number
  worth: number
  error: number
  reason?: Said
  way?: string[] // what one points at to give it
}

export interface Move {
  seat: string
  action: number
  forced: boolean
  chances_own: number[] // before it, of each seat, by what that seat knew
  errors_own: number[]
  searches: number // 0: nobody has judged the moment yet
  look: boolean // whether the decision was looked at
  terms: Terms[]
  worth: number | null
  worth_error: number | null
  loss: number | null
  loss_error: number | null
  mark: Mark | null
  best: Answer | null
  alternatives: Answer[]
  reason?: Said
}

export interface Summary extends Terms {
  seat: string
  decisions: number
  looked_at: number
  accuracy: number | null
  marks: Record<Mark, number>
  deal: number
  luck: number
}

export interface Found {
  seats: string[]
  players: number
  result: { shares: number[] }
  partial: boolean
  looked_at: { moments: number; of_moments: number; decisions: number; of_decisions: number }
  moves: Move[]
  summary: Summary[]
}

export interface Chance {
  mean: number
  error: number
}

/** Before every moment has a chance, changes have no time and no reason. */
export function isAllJudged(found: Found): boolean {
  return found.looked_at.moments === found.looked_at.of_moments
}

/** The chance of a seat at a moment; null as long as nobody has judged it. At the end it is the result. */
export function chanceAt(found: Found, moment: number, seat: number): Chance | null {
  const move = found.moves[moment]
  if (!move) return { mean: found.result.shares[seat] ?? 0, error: 0 }
  if (!move.searches && !isAllJudged(found)) return null
  return { mean: move.chances_own[seat] ?? 0, error: move.errors_own[seat] ?? 0 }
}

/** Everything that could be answered and was weighed, the best first. */
export function answersOf(move: Move): Answer[] {
  if (move.worth === null) return []
  const played = { action: move.action, worth: move.worth, error: move.worth_error ?? 0, reason: move.reason }
  return [played, ...move.alternatives].sort((one, other) => other.worth - one.worth)
}

/** The moments after marked moves. */
export function markedMoments(found: Found): number[] {
  return found.moves.flatMap((move, at) => (move.mark ? [at + 1] : []))
}
