/** What the server shows of a table of Sobek. */
import type { Known } from '../Known.svelte'

export interface Laid {
  set: string // its goods, or `amulets`
  cards: string[]
  scarabs: number
  points: number
}

export type Back = 'green' | 'beige' | 'orange'

export interface Player {
  seat: string
  score: number
  hand_backs: Record<Back, number>
  sets: Laid[]
  horizontal: string[]
  curses: number
  prosperity: string[]
  hand?: string[]
  corruption?: string[]
  corruption_value?: number
  round_points?: number
}

export interface View {
  viewer: string
  over: boolean
  round: number
  turn: string
  question: { kind: string; asked: string[]; details: string[] } | null
  queue: string[]
  deck: number
  characters_in_deck: number | null
  tokens: number
  known_tokens: string[] | null
  used_tokens: string[]
  discards: string[]
  seats: Player[]
  claimable: string[]
  memory: Known[] | null
}

export interface Preview {
  gains: string[]
  corruption: string[]
  skipped: number[]
  discards: string[]
  leaves: string[]
  left_at: number[]
  next: string | null
  points: number
  up_to: number
  scores: Record<string, number>
  round_end: { stands: number; falls: number }
}
