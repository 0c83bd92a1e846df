/** One table as its server shows it to us, and what we do at it. */
import { Away, look, post, Refused } from '../api/line'
import { Line } from '../api/socket'
import type { Hint, Hints, Moment, Refusal, Seat, Spoken, Told, Update, Why } from '../api/types'
import type { People } from '../words/words'
import { Outbox, type Doing } from './outbox'
import { Replay } from './replay.svelte'
import { shared } from './sharing'

export class Table {
  live = $state.raw<Update | null>(null) // as it is now
  replay = $state.raw<Replay | null>(null) // what happened before, if somebody looks at that
  told = $state.raw<Told[]>([]) // all that we were told, from the beginning
  chat = $state.raw<Spoken[]>([])
  hints = $state.raw<Hint[]>([])
  why = $state.raw<(Why & { since: number }) | null>(null) // what a bot did then, explained
  isLooking = $state(false) // for hints
  isAway = $state(false) // the server is
  isSending = $state(false)
  trouble = $state('') // a sentence of the server: why something was not done
  rule = $state('') // the rule that stands against it
  gone = $state.raw<Refused | null>(null) // there is no such table for us

  private company: People | null = null
  private refusals: { seq: number; found: Refusal[] } | null = null
  private line: Line | null = null
  private outbox = new Outbox<Update>(doing => post(`/api/tables/${this.id}/commands`, doing))

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      this.take(await look<Update>(`/api/tables/${this.id}`))
    } catch (error) {
      if (error instanceof Refused) this.gone = error
      else this.isAway = true
    }
    if (!this.gone && !this.isPast) this.follow()
  }

  close(): void {
    this.line?.close()
  }

  private drawn = $derived(this.live && this.replay ? this.replay.shownAt(this.live) : this.live)

  /** The table as it is drawn: now, or at a moment that somebody looks back at. */
  get shown(): Update | null {
    return this.drawn
  }

  set shown(update: Update | null) {
    this.live = update
  }

  /** A game that was put away changes no more. */
  get isPast(): boolean {
    return this.live?.state === 'over' && this.live.seq === 0
  }

  /** Every sentence depends on them: they stay the same object as long as nobody comes or goes. */
  readonly people: People = $derived.by(() => {
    this.company = shared(this.company, { names: namesOf(this.shown?.seats ?? []), viewer: this.shown?.you ?? null })
    return this.company
  })

  get isAsked(): boolean {
    return !!this.shown?.you && (this.shown.asked ?? []).includes(this.shown.you)
  }

  /** Whether an answer of mine is awaited, whatever I look at. */
  get isCalled(): boolean {
    return !!this.live?.you && (this.live.asked ?? []).includes(this.live.you)
  }

  private follow(): void {
    this.line = new Line({
      path: () => `${location.origin.replace('http', 'ws')}/api/tables/${this.id}/socket?after=${this.live?.seq ?? 0}`,
      hear: message => this.take(message as Update),
      there: () => {
        this.isAway = false
        void this.sendAgain()
      },
      away: () => (this.isAway = true),
      refused: (status, why) => (this.gone = new Refused(status, 'refused', why, '', null)),
    })
  }

  /** What the server shows is how it is. News begin where `heard_from` says: what we kept of later ones was taken back. */
  take(update: Update): void {
    if (this.live && isOutdated(update, this.live)) return
    this.told = shared(this.told, [...keptOf(this.told, update.heard_from ?? 0), ...(update.news ?? [])])
    const said = update.chat ?? 0
    const hint = update.hint ?? 0
    const before = this.live
    this.live = shared(before, update) // a move of mine comes twice: as the answer to it, and pushed to all
    if (before?.seq !== update.seq) this.hints = []
    if (this.why && this.why.since >= (update.heard_from ?? 0)) this.why = null
    if (said > (this.chat.at(-1)?.number ?? 0)) void this.hear()
    if (hint && hint === update.seq && this.isLooking) void this.fetchHints()
  }

  // ---- what we do

  async do(doing: Doing): Promise<boolean> {
    if (!this.live) return false
    this.trouble = ''
    this.rule = ''
    this.isSending = true
    try {
      this.take(await this.outbox.send(doing, this.live.seq))
      return true
    } catch (error) {
      this.fail(error)
      return false
    } finally {
      this.isSending = this.outbox.isFull
    }
  }

  play(line: string): Promise<boolean> {
    return this.do({ do: 'play', line })
  }

  /** Whatever was on its way when the server went away is sent once more: it is done once, however often it arrives. */
  private async sendAgain(): Promise<void> {
    try {
      const reply = await this.outbox.again()
      if (reply) this.take(reply)
    } catch (error) {
      this.fail(error)
    } finally {
      this.isSending = this.outbox.isFull
    }
  }

  private fail(error: unknown): void {
    if (error instanceof Away) {
      this.isAway = true
      this.line?.doubt()
    } else if (error instanceof Refused) {
      this.trouble = error.message
      this.rule = error.rule
      if (error.table) this.take(error.table)
    } else {
      throw error
    }
  }

  async say(text: string): Promise<boolean> {
    try {
      this.heard([await post<Spoken>(`/api/tables/${this.id}/chat`, { text })])
      return true
    } catch (error) {
      this.fail(error)
      return false
    }
  }

  private async hear(): Promise<void> {
    try {
      this.heard(await look<Spoken[]>(`/api/tables/${this.id}/chat?after=${this.chat.at(-1)?.number ?? 0}`))
    } catch (error) {
      this.fail(error)
    }
  }

  private heard(spoken: Spoken[]): void {
    const known = new Set(this.chat.map(each => each.number))
    const all = [...this.chat, ...spoken.filter(each => !known.has(each.number))]
    this.chat = all.sort((one, other) => one.number - other.number)
  }

  /** Why I cannot do other things now; asked for once for each moment. */
  async whyNot(): Promise<Refusal[]> {
    const seq = this.live?.seq ?? 0
    if (this.refusals?.seq === seq) return this.refusals.found
    try {
      const found = await look<Refusal[]>(`/api/tables/${this.id}/refusals`)
      this.refusals = { seq, found }
      return found
    } catch {
      return [] // it would only be said in addition
    }
  }

  // ---- what happened before

  /** What happened after so many events, if anything did. */
  async lookBack(after: number): Promise<Replay | null> {
    try {
      const moments = await look<Moment[]>(`/api/tables/${this.id}/moments?after=${after}`)
      if (moments.length > 1) this.replay = new Replay(moments, () => (this.replay = null))
    } catch (error) {
      this.fail(error)
    }
    return this.replay
  }

  async askForHints(): Promise<void> {
    this.isLooking = true
    try {
      await post(`/api/tables/${this.id}/hints`)
      if (this.live?.hint === this.live?.seq) await this.fetchHints()
    } catch (error) {
      this.isLooking = false
      this.fail(error)
    }
  }

  /** Why a bot did what we were told then. */
  async askWhy(since: number): Promise<void> {
    try {
      this.why = { since, ...(await look<Why>(`/api/tables/${this.id}/why?since=${since}`)) }
    } catch (error) {
      this.fail(error)
    }
  }

  private async fetchHints(): Promise<void> {
    try {
      const found = await look<Hints>(`/api/tables/${this.id}/hints`)
      if (found.is_ready && found.seq === this.live?.seq) {
        this.hints = found.hints
        this.isLooking = false
      }
    } catch (error) {
      this.isLooking = false
      this.fail(error)
    }
  }
}

/** What was heard before some number of events; a row of deeds that was cut in two keeps its beginning. */
export function keptOf(told: Told[], heard: number): Told[] {
  return told
    .filter(each => each.since < heard)
    .map(each => (each.since + each.events.length <= heard ? each : { ...each, events: each.events.slice(0, heard - each.since) }))
}

/** What everybody is called. Who has the name of somebody before them has a number, too. */
export function namesOf(seats: readonly Pick<Seat, 'seat' | 'name' | 'is_person'>[]): Record<string, string> {
  const names = seats.map(seat => (seat.is_person ? (seat.name ?? '') : titled(seat.name ?? '')))
  const numbers = names.map((name, place) => names.slice(0, place + 1).filter(each => each === name).length)
  return Object.fromEntries(seats.map((seat, place) => [seat.seat, numbers[place]! > 1 ? `${names[place]} ${numbers[place]}` : names[place]!]))
}

/** Bots are called after their level. */
function titled(level: string): string {
  return level.charAt(0).toUpperCase() + level.slice(1)
}

/** What comes late: the answer to a move may arrive after the push of what came of it. A game that was put away begins to
 * count anew. */
export function isOutdated(update: Pick<Update, 'seq' | 'state'>, shown: Pick<Update, 'seq'>): boolean {
  const isPutAway = update.state === 'over' && update.seq === 0
  return update.seq < shown.seq && !isPutAway
}
