/** What the server shows of a table of Sobek: 2 Players. */
import type { Known } from '../Known.svelte'

export interface Goods {
  goods: string
  tiles: string[]
  scarabs: number
  points: number
}

export interface Player {
  seat: string
  hand_backs: { starting: number; goods: number; character: number }
  corruption_size: number
  laid: Goods[]
  pirogues: string[]
  deben_size: number
  open_points: number
  hand?: string[]
  corruption?: string[]
  deben?: number[]
  points?: number
}

export interface View {
  viewer: string
  over: boolean
  turn: string
  question: { kind: string; asked: string[]; details: string[] } | null
  ankh: string | null
  line: string | null
  market: string[][]
  pile: number
  bag: number
  notches: number
  notched: string[] | null
  supply: number
  box: string[]
  seats: Player[]
  drawn_deben: number[]
  drawn_pirogues: string[]
  claimable: string[]
  memory: Known[] | null
}

export interface Preview {
  gains: string[]
  corruption: string[]
  skipped: string[]
  line: string | null
  reach: { field: string; tile: string; skips: number }[]
  points: number
  up_to: number
}
