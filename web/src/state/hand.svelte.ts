/** My hand in an order of my own: sorted by goods, until I lay it otherwise. It is kept in this browser as long as the table
 * is played at. */
import { arranged, moved, sorted } from './order'
import { read, write } from './settings.svelte'

const KEPT = 'shedet.hands'
const MOST = 20 // tables

export class HandOrder {
  private kept = $state.raw<string[] | null>(null)
  private shown: readonly string[] = [] // as it was laid out last

  constructor(private readonly table: string) {
    this.kept = keptOrder(table)
  }

  get isMine(): boolean {
    return this.kept !== null
  }

  /** The hand in its order. */
  of(hand: readonly string[], goodsOf: (piece: string) => string): string[] {
    return this.kept ? arranged(hand, this.kept) : sorted(hand, goodsOf)
  }

  /** What I hold now: what comes later lies behind it. */
  see(laid: readonly string[]): void {
    this.shown = laid
    if (this.kept && laid.join() !== this.kept.join()) this.keep([...laid])
  }

  move(from: number, to: number): void {
    if (from !== to) this.keep(moved(this.shown, from, to))
  }

  sort(): void {
    this.keep(null)
  }

  private keep(order: string[] | null): void {
    this.kept = order
    keepOrder(this.table, order)
  }
}

// ---- keeping it

type Hands = Record<string, string[]>

function hands(): Hands {
  const found = read(KEPT)
  return typeof found === 'object' && found !== null ? (found as Hands) : {}
}

function keptOrder(table: string): string[] | null {
  const found = hands()[table]
  return Array.isArray(found) ? found : null
}

/** Those that were not played at for the longest time are forgotten. */
function keepOrder(table: string, order: readonly string[] | null): void {
  const { [table]: before, ...others } = hands()
  if (order === null && before === undefined) return
  const rest = Object.entries(others).slice(order === null ? -MOST : 1 - MOST)
  write(KEPT, Object.fromEntries(order === null ? rest : [...rest, [table, order]]))
}
