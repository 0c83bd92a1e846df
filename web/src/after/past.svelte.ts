/** A game that is over, and the moment of it that somebody looks at. */
import { look, post, Refused } from '../api/line'
import type { Analysis, History, Told, Update } from '../api/types'
import { language } from '../words/speaking.svelte'
import { markedMoments, type Found, type Move } from './analysis'

const AGAIN = 4000 // milliseconds between two looks at an analysis that goes on

export class Past {
  viewer = $state('')
  moment = $state(0)
  better = $state.raw<string[]>([]) // what one would have pointed at to do better here
  found = $state.raw<Found | null>(null) // by the analysis, so far
  isDone = $state(false)
  trouble = $state('') // why there is no analysis
  readonly last: number
  private timer = 0
  private isClosed = false

  constructor(
    readonly table: Update, // as it ended
    readonly history: History,
  ) {
    this.last = (history.views.all ?? []).length - 1
    this.viewer = table.you ?? 'all'
    this.moment = this.linked(location.hash)
  }

  // ---- the moment

  /** A link may lead to a moment. */
  private linked(hash: string): number {
    const found = /^#(\d+)$/.exec(hash)
    return found ? Math.min(this.last, Number(found[1])) : this.last
  }

  get link(): string {
    const address = `${location.origin}/past/${this.table.table}`
    return this.moment < this.last ? `${address}#${this.moment}` : address
  }

  go(moment: number): void {
    this.moment = Math.max(0, Math.min(this.last, moment))
    this.better = []
  }

  /** The moment before, and what would have been better there. */
  showBetter(way: string[]): void {
    this.go(this.moment - 1)
    this.better = way
  }

  goToMark(): void {
    const marked = this.found ? markedMoments(this.found) : []
    this.go(marked.find(each => each > this.moment) ?? marked[0] ?? this.moment)
  }

  get viewers(): string[] {
    return Object.keys(this.history.views)
  }

  /** The table as the viewer saw it at this moment. */
  get shown(): Update {
    const you = /^[A-F]$/.test(this.viewer) ? this.viewer : null
    const view = this.history.views[this.viewer]?.[this.moment] ?? {}
    const heard = Math.max(0, this.moment - 1)
    return { ...this.table, you, view, asked: [], choices: [], result: null, heard_from: heard, heard_then: heard }
  }

  /** Games put away by older versions do not say what was told when. */
  get hasSteps(): boolean {
    return (this.history.steps ?? []).length > 0
  }

  /** What the viewer was told until this moment, a line for each step. */
  get told(): Told[] {
    if (!this.hasSteps) return this.history.told[this.viewer] ?? []
    return this.history.steps!.slice(0, this.moment).flatMap((step, since) => {
      const sentences = step.told[this.viewer] ?? []
      return sentences.length ? [{ since, seat: step.seat, events: [], sentences }] : []
    })
  }

  // ---- the analysis

  /** The step that led here, as it was judged. */
  get move(): Move | null {
    return this.found?.moves[this.moment - 1] ?? null
  }

  async analyse(): Promise<void> {
    try {
      await this.take(await post<Analysis>(`/api/tables/${this.table.table}/analysis`))
    } catch (error) {
      // Of a game by other rules nothing new can be found out, but what is known is kept.
      if (error instanceof Refused) await this.lookAgain(error.message)
      else this.later()
    }
  }

  private async lookAgain(trouble = ''): Promise<void> {
    try {
      await this.take(await look<Analysis>(`/api/tables/${this.table.table}/analysis`), trouble)
    } catch (error) {
      if (error instanceof Refused) this.trouble = trouble || error.message
      else this.later()
    }
  }

  private async take(analysis: Analysis, trouble = ''): Promise<void> {
    this.found = (analysis.analysis as unknown as Found | null) ?? null
    this.isDone = analysis.is_done
    if (!this.found && trouble) this.trouble = trouble
    else if (!this.isDone) this.later()
  }

  private later(): void {
    if (!this.isClosed) this.timer = window.setTimeout(() => void this.lookAgain(), AGAIN)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
  }
}

// ---- numbers, as the language writes them

const written = (decimals: number, signDisplay: 'auto' | 'exceptZero') =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay })

/** Chances are told more exactly when nothing better is to come. */
export function percent(chance: number, isDone: boolean): string {
  return `${written(isDone ? 1 : 0, 'auto').format(100 * Math.max(0, chance))}\u00a0%`
}

export function points(change: number, isDone: boolean): string {
  return written(isDone ? 1 : 0, 'exceptZero').format(100 * change).replace('-', '\u2212')
}
