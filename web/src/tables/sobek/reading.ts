/** Small questions about a table of Sobek that several drawings ask. */
import type { Choice } from '../../api/types'
import { settings } from '../../state/settings.svelte'
import type { At } from '../at.svelte'
import { faceOf } from './pieces'
import type { Preview } from './view'

/** A card as it is called: "Ivory, 3 scarabs". */
export function cardName(here: At, card: string): string {
  const face = faceOf(card)
  if (card === '?') return here.t('page-face-down')
  if (face.kind === 'back') return here.t('page-back', { back: face.name })
  const name = here.pieceTitle(face.name)
  return face.kind === 'goods' ? here.t('page-card', { goods: name, scarabs: face.scarabs }) : name
}

/** Goods or a set as it is called. */
export function setName(here: At, set: string): string {
  return set === 'amulets' ? here.t('set-amulets') : here.pieceTitle(set)
}

export function previewOf(choice: Choice | null | undefined): Preview | undefined {
  return choice?.preview as unknown as Preview | undefined
}

/** What would happen if somebody did what they point at. */
export function seen(here: At): Preview | undefined {
  return here.isMine ? previewOf(here.pointing.considered) : undefined
}

/** What can be pointed at, one row for each step of the way. */
export function steps(here: At): string[][] {
  if (here.past) return here.hinted.map(thing => [thing])
  const way = here.pointing.way
  const rows = Array.from({ length: way.length + 1 }, (_, depth) => {
    const open = here.pointing.choices.filter(choice => way.slice(0, depth).every((thing, at) => choice.way[at] === thing))
    return [...new Set(open.map(choice => choice.way[depth]).filter(thing => thing !== undefined))]
  })
  return rows.filter(row => row.length > 0)
}

/** Point at a thing of some step, whatever was pointed at after that. */
export function pointAtStep(here: At, depth: number, thing: string): void {
  const way = here.pointing.way
  if (way[depth] !== thing || depth !== way.length - 1) here.pointing.way = way.slice(0, depth)
  here.point(thing)
}

/** How a token comes into sight. */
export function popping() {
  return { start: 0.4, duration: settings.isMoving ? 260 : 0 }
}
