/** What everything drawn at a table needs to know: the table, the words, and what somebody points at. */
import { getContext, setContext, tick } from 'svelte'
import type { Past } from '../after/past.svelte'
import type { Choice, Part, Refusal, Said, Told } from '../api/types'
import { Dragging } from '../state/dragging.svelte'
import { HandOrder } from '../state/hand.svelte'
import { Pointing } from '../state/pointing.svelte'
import type { Replay } from '../state/replay.svelte'
import { settings } from '../state/settings.svelte'
import { keptOf, type Table } from '../state/table.svelte'
import { capital, type People, type Words } from '../words/words'
import { placesFor, type Puts } from './places'
import { tellings, type Telling } from './telling'

const AT = Symbol('at')
const NOTHING: string[] = []
const COMING = 350 // milliseconds for which one sees what is going to move

export class At {
  readonly pointing = new Pointing()
  readonly dragging = new Dragging()
  readonly hand: HandOrder

  constructor(
    readonly table: Table,
    readonly words: Words,
    private readonly picks: ReadonlySet<string>, // questions whose answers are picked one by one, and need no confirming
    readonly past: Past | null = null, // of a game that one looks back at
    private readonly puts: Puts = {}, // where things are dropped to choose them
  ) {
    this.hand = new HandOrder(table.id)
  }

  get people(): People {
    return this.table.people
  }

  /** To look at, and not to play. */
  get isStill(): boolean {
    return this.past !== null
  }

  // ---- saying

  say(message: Said): string {
    return this.words.say(message, this.people)
  }

  sayAll(parts: Part[]): string {
    return this.words.sayAll(parts, this.people)
  }

  tell(told: Told): Telling[] {
    return tellings(told, this.people.viewer, this.nameOf(told.seat), said => this.say(said))
  }

  /** Something that the page says at a table. */
  t(id: string, args: Record<string, unknown> = {}): string {
    return this.words.say({ id, args }, this.people)
  }

  nameOf(seat: string): string {
    return this.people.names[seat] ?? seat
  }

  isMe(seat: string): boolean {
    return seat === this.people.viewer
  }

  /** A character, a pirogue, goods …: as it is called on a table. */
  pieceTitle(name: string): string {
    const kinds = ['character', 'goods', 'pirogue', 'token', 'back']
    const called = kinds.map(kind => this.words.title(`${kind}-${name}`)).find(Boolean) ?? name
    return capital(called)
  }

  /** What a piece does, if that is said anywhere. */
  pieceDoes(name: string): string {
    for (const kind of ['character', 'pirogue', 'token']) {
      const id = `${kind}-${name}.does`
      if (this.words.has(id)) return this.words.say({ id })
    }
    return ''
  }

  tileName(tile: string): string {
    const found = /^([a-z]+)(\d?)([-|/\\]?)([ds]?)$/.exec(tile)
    if (tile === '?' || tile === '.') return this.t(tile === '?' ? 'page-face-down' : 'page-empty')
    if (!found || !this.words.has(`goods-${found[1]}`)) return this.pieceTitle(tile)
    const goods = this.pieceTitle(found[1]!)
    const line = { '-': 'row', '|': 'column', '/': 'rising', '\\': 'falling', '': 'none' }[found[3]!] ?? 'none'
    return this.t('page-tile', { goods, scarabs: Number(found[2] || 0), line, deben: found[4] === 'd' ? 'yes' : 'no' })
  }

  // ---- what happened

  /** What was told until the moment that is shown. */
  get told(): Told[] {
    const { told, replay } = this.table
    return replay ? keptOf(told, replay.moment.heard) : told
  }

  /** What happened last: since my last turn, or on the way to the moment that I look back at. */
  latest: Told[] = $derived.by(() => {
    const { told, replay, live } = this.table
    return replay?.told ?? told.filter(each => each.since >= (live?.heard_then ?? 0) && !this.isMe(each.seat))
  })

  private touched = $derived(new Set(this.latest.flatMap(each => each.events).flatMap(event => [String(event.from), String(event.to)])))

  /** Goes through what happened since my last turn. */
  async replay(): Promise<void> {
    const found = await this.table.lookBack(this.table.live?.heard_then ?? 0)
    if (found) this.stepOn(found)
  }

  stepOn(replay: Replay): void {
    replay.on(settings.isMoving ? COMING : 0)
  }

  /** Looks at the moment after something that was told. */
  async showMoment({ since, events }: Told): Promise<void> {
    const found = await this.table.lookBack(since)
    found?.goTo(since + events.length)
  }

  /** Whether something came from a place last, or went there: `market 2,3`, `B hand`. */
  isLast(place: string): boolean {
    return this.touched.has(place)
  }

  // ---- choosing

  /** What one would point at to follow the best hint, or to do better in a game that one looks back at. */
  hinted: string[] = $derived.by(() => {
    if (this.past) return this.past.better
    const best = this.table.hints[0]
    const way = this.isMine ? (this.pointing.choices.find(choice => choice.play === best?.play)?.way ?? []) : []
    const isOnTheWay = this.pointing.way.every((thing, depth) => way[depth] === thing)
    return isOnTheWay && way.length ? way.slice(this.pointing.way.length) : NOTHING
  })

  isMine: boolean = $derived.by(() => !this.isStill && this.table.isAsked && !this.table.isSending)

  is(thing: string): { lit: boolean; chosen: boolean; hinted: boolean } {
    const [lit, chosen] = [this.isMine && this.pointing.isLit(thing), this.pointing.isChosen(thing)]
    return { lit, chosen, hinted: this.hinted.includes(thing) }
  }

  /** Whether I can point at a thing now, although I may have pointed at another. */
  can(thing: string): boolean {
    return this.isMine && this.pointing.isPossible(thing)
  }

  /** Somebody points at a thing. */
  point(thing: string): void {
    if (!this.isMine) return
    const again = this.pointing.way.at(-1) === thing
    const choice = this.pointing.point(thing)
    if (choice && (again || settings.atOnce || this.isPick)) void this.make(choice)
  }

  get isPick(): boolean {
    return this.picks.has(this.kind)
  }

  get kind(): string {
    const question = this.table.shown?.view?.question as { kind: string } | null | undefined
    return question?.kind ?? ''
  }

  async make(choice: Choice): Promise<void> {
    this.pointing.at = ''
    if (await focusKept(this.table.play(choice.play))) this.pointing.forget() // the same may be asked again
  }

  /** For `{@attach …}`: a piece that can be dragged to where these ways go, and within the hand from this place of it. */
  carries(ways: string[][], from?: number): (element: HTMLElement) => () => void {
    return this.dragging.carries({
      places: () => (this.isMine ? placesFor(ways, this.pointing.choices, this.kind, this.puts) : new Map<string, Choice>()),
      drop: choice => void this.make(choice),
      ...(from !== undefined && { reorder: (to: number) => this.hand.move(from, to) }),
    })
  }

  /** Why none of these ways can be gone now, if I am asked and that is said anywhere. */
  async whyNot(ways: readonly string[]): Promise<Refusal | undefined> {
    const isOpen = (way: string) => this.pointing.choices.some(choice => choice.way.join(' ').startsWith(way))
    if (!this.isMine || ways.some(isOpen)) return undefined
    const found = await this.table.whyNot()
    return ways.flatMap(way => found.filter(each => each.way.join(' ') === way))[0]
  }

  async confirm(): Promise<void> {
    const choice = this.pointing.chosen
    if (choice) await this.make(choice)
  }

  /** First what was pointed at is forgotten, then what was done is taken back. */
  async undo(): Promise<void> {
    if (this.pointing.way.length) this.pointing.forget()
    else if (!this.isStill) await focusKept(this.table.do({ do: 'undo' }))
  }
}

/** Keys go on near where they were, and not at the top of the page: what had the focus may be gone with what was done, or
 * be of no use any more. The status says what comes next, and stands before all that can be chosen. */
async function focusKept(doing: Promise<boolean>): Promise<boolean> {
  const had = document.activeElement !== document.body
  const isDone = await doing
  await tick()
  // The browser takes the focus away from what is disabled when it draws.
  const look = () => document.activeElement === document.body && document.querySelector<HTMLElement>('.status')?.focus({ preventScroll: true })
  if (had) requestAnimationFrame(() => setTimeout(look))
  return isDone
}

/** A place that pieces come from and go to: `market 2,3`, `B hand`. Where something happened last it is outlined. */
export function placed(at: At, place: string) {
  return { 'data-place': place, 'data-last': at.isLast(place) ? '' : undefined }
}

/** A place of mine that pieces can be dropped at: `hand`, `laid wheat`. */
export function dropped(at: At, place: string) {
  return { 'data-drop': place, 'data-dropping': at.dragging.is(place) }
}

export function setAt(at: At): At {
  return setContext(AT, at)
}

export function at(): At {
  return getContext<At>(AT)
}

/** The ring around what a hint points at. */
export function ringed(at: At, thing: string) {
  const isHinted = at.is(thing).hinted
  return { 'data-hinted': isHinted ? thing : undefined, 'aria-description': isHinted ? at.t('page-hinted') : undefined }
}

/** Pointing with a mouse, a finger or keys, all the same. What is lit and what is chosen can be found by its marks. */
export function pointed(at: At, thing: string) {
  const { lit, chosen } = at.is(thing)
  return {
    'data-lit': lit ? thing : undefined,
    'data-chosen': chosen ? thing : undefined,
    ...ringed(at, thing),
    'data-ways': thing,
    onclick: () => at.point(thing),
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && (at.pointing.at = thing),
    onpointerleave: () => at.pointing.at === thing && (at.pointing.at = ''),
    onfocus: () => (at.pointing.at = thing),
    onblur: () => at.pointing.at === thing && (at.pointing.at = ''),
  }
}
