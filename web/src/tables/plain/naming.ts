/** What things of any game are called: in the words of its catalogue, where it has some. */
import { capital } from '../../words/words'
import type { At } from '../at.svelte'
import { isOfSeats, kindOf, nameOf, pieceAt, seatsOf } from './reading'

// The kinds of things whose names catalogues have.
const LINES: Record<string, string> = { '-': 'row', '|': 'column', '/': 'rising', '\\': 'falling' }
const KINDS = ['zone', 'tile', 'card', 'battle-card', 'colour', 'field']

/** A part of a view. */
export function label(here: At, name: string): string {
  return written(here, `view-${name}`) ?? capital(spelled(name))
}

/** One of the things in a list of a view. */
export function oneOf(here: At, list: string): string {
  return written(here, `one-${list}`) ?? label(here, list)
}

/** The things of a kind, as a heading. */
export function kindTitle(here: At, kind: string): string {
  if (!kind) return here.t('page-otherwise')
  return written(here, `kind-${kind}`) ?? capital(spelled(kind))
}

/** Something that can be pointed at: `zone:W3A`, `soldiers:3`, or a word like `done`. */
export function thingTitle(here: At, thing: string): string {
  const [kind, name] = [kindOf(thing), nameOf(thing)]
  if (!kind) return written(here, `page-do-${name}`) ?? written(here, `word-${name}`) ?? capital(spelled(name))
  if (/^[A-F]$/.test(name) && isOfSeats(kind)) return here.nameOf(name)
  if (kind === 'line') return lineTitle(here, name)
  const lies = pieceAt(here.table.shown?.view ?? {}, kind, name)
  return lies ? pieceTitle(here, lies) : (called(here, kind, name) ?? written(here, `thing-${kind}`, name) ?? pieceTitle(here, name))
}

/** A value of a view. */
export function valueTitle(here: At, of: string, value: unknown): string {
  if (typeof value === 'boolean') return here.t(value ? 'page-yes' : 'page-no')
  const text = String(value)
  if (isOfSeats(of) && text in here.people.names) return here.nameOf(text)
  if (of === 'line') return lineTitle(here, text)
  return typeof value === 'string' ? (called(here, of, text) ?? pieceTitle(here, text)) : text
}

function lineTitle(here: At, line: string): string {
  return here.t('page-line', { line: LINES[line] ?? line })
}

function pieceTitle(here: At, name: string): string {
  for (const kind of KINDS) {
    const found = called(here, kind, name)
    if (found) return found
  }
  const [, goods, scarabs] = /^([a-z]+)(\d?)s?$/.exec(name) ?? []
  if (goods && here.words.has(`goods-${goods}`)) return here.t('page-card', { goods: here.pieceTitle(goods), scarabs: Number(scarabs) })
  return name.length === 1 && !'?.'.includes(name) ? name : here.tileName(name)
}

function called(here: At, kind: string, name: string): string | null {
  const id = `${kind}-${name.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-')}`
  const title = here.words.title(id)
  return ofSomebody(here, kind, name) ?? (title && capital(title === name ? spelled(title) : title))
}

/** What is named after something that somebody has: `W1A`, a part of the city `W1`. */
function ofSomebody(here: At, kind: string, name: string): string | null {
  for (const seat of seatsOf(here.table.shown?.view ?? {}))
    for (const [what, value] of Object.entries(seat)) {
      if (typeof value !== 'string' || !name.startsWith(value) || name === value || !here.words.has(`${kind}-of-${what}`)) continue
      const owner = String(seat.seat)
      const who = here.isMe(owner) ? 'you' : here.nameOf(owner)
      return capital(here.t(`${kind}-of-${what}`, { who, name: name.slice(value.length) }))
    }
  return null
}

function written(here: At, id: string, name = ''): string | null {
  return here.words.has(id) ? capital(here.t(id, { name: /^\d+$/.test(name) ? Number(name) : name })) : null
}

function spelled(name: string): string {
  return name.replaceAll(/[_-]/g, ' ')
}
