/** How cards and tokens are written, and what is printed on the board, for those who draw them. What they are worth and
 * do is not said here. */
import { CHARACTERS } from '../characters'
import type { Back } from './view'

export interface Face {
  kind: 'goods' | 'character' | 'back'
  name: string // of the goods, the character or the back
  scarabs: number
  isStarting: boolean
}

const GOODS = /^(ivory|ebony|marble|cattle|fish|wheat|amulet)(\d?)(s?)$/
export const BACKS: readonly Back[] = ['green', 'beige', 'orange']

/** `wheat1`, `wheat0s` (a starting card), `amulet`, `queen`, `?` (a character that lies face down) or the name of a back. */
export function faceOf(card: string): Face {
  const nothing = { scarabs: 0, isStarting: false }
  if (card === '?') return { kind: 'back', name: 'orange', ...nothing }
  if ((BACKS as readonly string[]).includes(card)) return { kind: 'back', name: card, ...nothing }
  const found = GOODS.exec(card)
  if (!found) return { kind: 'character', name: card, ...nothing }
  return { kind: 'goods', name: found[1]!, scarabs: Number(found[2] || 0), isStarting: found[3] === 's' }
}

/** The message that explains a card. */
export function helpOf(card: string): string {
  const face = faceOf(card)
  if (card === '?') return 'help-face-down'
  if (face.kind === 'back') return 'help-backs'
  if (face.kind === 'character') return `character-${face.name}`
  if (face.name === 'amulet') return 'help-amulet'
  return face.isStarting ? 'help-card-starting' : 'help-card'
}

/** The goods that are printed on a card, on a character too. */
export function goodsOf(card: string): string {
  const face = faceOf(card)
  return face.kind === 'character' ? (CHARACTERS[face.name]?.goods ?? '') : face.name
}

/** The goods that a colour and a pattern belong to; amulets have those of the statues. */
export function colourOf(goods: string): string {
  return goods.startsWith('amulet') ? 'statue' : goods
}

/** The track as it is printed: a numeral on every fifth space, glyphs between them. */
const PRINTED = ' aefl flae laef efla'
const GLYPHS: Record<string, string> = { a: 'glyph-ankh', e: 'glyph-eye', f: 'glyph-feather', l: 'glyph-lotus' }
export const TRACK: readonly (string | null)[] = Array.from({ length: 100 }, (_, space) => GLYPHS[PRINTED[space % PRINTED.length]!] ?? null)

/** The drawing of a token; a guild has its glyph besides. */
export function tokenIcon(token: string): { icon: string; glyph: string } {
  const isGuild = token.startsWith('guild-')
  return { icon: isGuild ? 'guild' : token, glyph: isGuild ? token.replace('guild-', 'glyph-') : '' }
}
