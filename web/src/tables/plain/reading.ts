/** A view and choices of any game, sorted so that they can be read: nothing here knows a game. */
import type { Choice } from '../../api/types'

export type Facts = Record<string, unknown>

// What is said elsewhere on the page.
const SAID = new Set(['seats', 'question', 'viewer', 'over', 'turn'])
// What has a seat's letter in it, and not that of a district or a row.
const OF_SEATS = new Set(['seat', 'order', 'slots', 'controlled_by', 'owner', 'next'])

export function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || size(value) === 0
}

function size(value: unknown): number {
  if (Array.isArray(value)) return value.length
  return isFacts(value) ? Object.keys(value).length : 1
}

export function isOfSeats(name: string): boolean {
  return OF_SEATS.has(name)
}

/** Names with numbers: how many there are of each. */
export function isCount(value: unknown): value is Record<string, number> {
  return isFacts(value) && Object.values(value).every(each => typeof each === 'number')
}

export function isGrid(value: unknown): value is string[][] {
  return Array.isArray(value) && value.length > 0 && value.every(row => Array.isArray(row))
}

export function isRecords(value: unknown): value is Facts[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFacts)
}

// ---- the players

export function seatsOf(view: Facts): Facts[] {
  return isRecords(view.seats) ? view.seats : []
}

export interface Told {
  figures: [string, unknown][]
  lists: [string, unknown][]
}

/** All of a seat but what the board shows; first what others do not show of theirs. */
export function factsOf(seat: Facts, seats: Facts[], board: Board | null): Told {
  const isOwn = (name: string) => seats.some(each => !(name in each))
  const isOnBoard = (value: unknown) => !!board && isRecords(value) && board.kind in value[0]!
  const facts = Object.entries(seat).filter(([name, value]) => name !== 'seat' && !isNothing(value) && !isOnBoard(value))
  return parted([...facts.filter(([name]) => isOwn(name)), ...facts.filter(([name]) => !isOwn(name))])
}

// ---- the table

export interface There {
  what: string // the list that it stands in
  seat: string
  facts: Facts
}

export interface Place {
  name: string
  thing: string
  there: There[]
}

export interface Board {
  kind: string
  used: string[] // what of the view is shown by it
  places: Place[]
}

/** A list of places, and things that say in which of them they are: `zones`, and armies with a `zone`. */
export function boardOf(view: Facts): Board | null {
  for (const [name, value] of Object.entries(view)) {
    if (!Array.isArray(value) || !name.endsWith('s') || typeof value[0] !== 'string') continue
    const kind = name.slice(0, -1)
    const lists = Object.entries(view).filter(([list, each]) => list !== 'seats' && isRecords(each) && kind in each[0]!)
    if (!lists.length) continue
    const all = [...lists.flatMap(([list, each]) => standing(list, each as Facts[])), ...ownedBy(seatsOf(view), kind)]
    const places = (value as string[]).map(place => ({
      name: place,
      thing: `${kind}:${place}`,
      there: all.filter(each => each.facts[kind] === place),
    }))
    return { kind, used: [name, ...lists.map(([list]) => list)], places }
  }
  return null
}

function standing(what: string, records: Facts[]): There[] {
  return records.map(facts => ({ what, seat: String(facts.seat ?? ''), facts }))
}

function ownedBy(seats: Facts[], kind: string): There[] {
  return seats.flatMap(seat =>
    Object.entries(seat).flatMap(([what, value]) =>
      isRecords(value) && kind in value[0]! ? value.map(facts => ({ what, seat: String(seat.seat), facts })) : [],
    ),
  )
}

export interface Sections {
  going: [string, Facts][] // what goes on just now: a move, a battle
  middle: Told // what a view has before its seats: all that is common to them
  rest: Told
}

/** The rest of a view. */
export function sectionsOf(view: Facts, board: Board | null): Sections {
  const names = Object.keys(view)
  const isSaid = (name: string) => SAID.has(name) || board?.used.includes(name)
  const isGoing = (value: unknown) => isFacts(value) && !isCount(value)
  const isMiddle = (name: string) => names.indexOf(name) < names.indexOf('seats')
  const facts = Object.entries(view).filter(([name, value]) => !isSaid(name) && !isNothing(value))
  const rest = facts.filter(([, value]) => !isGoing(value))
  return {
    going: facts.filter(([, value]) => isGoing(value)) as [string, Facts][],
    middle: parted(rest.filter(([name]) => isMiddle(name))),
    rest: parted(rest.filter(([name]) => !isMiddle(name))),
  }
}

function parted(facts: [string, unknown][]): Told {
  return { figures: facts.filter(([, value]) => typeof value !== 'object'), lists: facts.filter(([, value]) => typeof value === 'object') }
}

/** What lies where one points: in a list, counted from 1 (`queue:2`), or in a grid, counted from 0 (`market:5,2`). */
export function pieceAt(view: Facts, kind: string, name: string): string {
  const [list, [row, column]] = [view[kind], name.split(',').map(Number) as [number, number?]]
  if (isGrid(list)) return list[row]?.[column ?? -1] ?? ''
  const found = Array.isArray(list) ? list[row - 1] : ''
  return typeof found === 'string' ? found : ''
}

// ---- choices

/** Something that can be pointed at, and what may be meant by it. */
export interface Option {
  thing: string
  kind: string
  choices: Choice[]
}

/** What could be pointed at after a way, by kinds, in the order in which it is offered. */
export function optionsAfter(way: string[], choices: Choice[]): Map<string, Option[]> {
  const found = new Map<string, Option>()
  for (const choice of choices) {
    const thing = choice.way[way.length]
    if (thing === undefined || way.some((each, depth) => choice.way[depth] !== each)) continue
    if (!found.has(thing)) found.set(thing, { thing, kind: kindOf(thing), choices: [] })
    found.get(thing)!.choices.push(choice)
  }
  const kinds = new Map<string, Option[]>()
  const isWord = (option: Option) => !option.kind // after all that one can see: `done`
  for (const option of [...found.values()].sort((one, other) => Number(isWord(one)) - Number(isWord(other))))
    kinds.set(option.kind, [...(kinds.get(option.kind) ?? []), option])
  return kinds
}

/** How much of a way is settled: the rest is what one is choosing. A step that leaves no choice is none. */
export function settled(way: string[], choices: Choice[]): string[] {
  const things = (before: string[]) => [...optionsAfter(before, choices).values()].flat().length
  if (things(way) > 0) return way
  const open = way.map((_, depth) => way.slice(0, depth)).filter(before => things(before) > 1)
  return open.at(-1) ?? way.slice(0, -1)
}

export function kindOf(thing: string): string {
  return thing.includes(':') ? thing.slice(0, thing.indexOf(':')) : ''
}

export function nameOf(thing: string): string {
  return thing.slice(thing.indexOf(':') + 1)
}

/** Whether all the words that are looked for are in a text. */
export function hasWords(text: string, wanted: string): boolean {
  const found = text.toLowerCase()
  return wanted.toLowerCase().split(/\s+/).every(word => found.includes(word))
}
