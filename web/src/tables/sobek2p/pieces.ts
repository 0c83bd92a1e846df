/** How tiles are written, for those who draw them. What they are worth and do is not said here. */
import { CHARACTERS } from '../characters'

export interface Face {
  kind: 'goods' | 'character' | 'back' | 'empty'
  name: string // of the goods, the character or the back
  scarabs: number
  line: '' | '-' | '|' | '/' | '\\'
  mark: '' | 'd' | 's'
}

const GOODS = /^(wheat|cattle|fish|ebony|marble|ivory|statue)(\d?)([-|/\\])([ds]?)$/
const BACKS = ['starting', 'goods', 'character']

/** `wheat1/d`, `statue-`, `queen`, `?` (a character that lies face down), `.` (an empty field) or the name of a back. */
export function faceOf(tile: string): Face {
  const nothing = { scarabs: 0, line: '', mark: '' } as const
  if (tile === '.') return { kind: 'empty', name: '', ...nothing }
  if (tile === '?') return { kind: 'back', name: 'character', ...nothing }
  if (BACKS.includes(tile)) return { kind: 'back', name: tile, ...nothing }
  const found = GOODS.exec(tile)
  if (!found) return { kind: 'character', name: tile, ...nothing }
  return {
    kind: 'goods',
    name: found[1]!,
    scarabs: Number(found[2] || 0),
    line: found[3] as Face['line'],
    mark: found[4] as Face['mark'],
  }
}

/** The message that explains a tile. */
export function helpOf(tile: string): string {
  const face = faceOf(tile)
  if (tile === '?') return 'help-face-down'
  if (face.kind === 'back') return 'help-backs'
  if (face.kind === 'character') return `character-${face.name}`
  if (face.name === 'statue') return 'help-statue'
  return { d: 'help-tile-deben', s: 'help-tile-starting', '': 'help-tile' }[face.mark]
}

/** The goods that are printed on a tile, on a character too. */
export function goodsOf(tile: string): string {
  const face = faceOf(tile)
  return face.kind === 'character' ? (CHARACTERS[face.name]?.goods ?? '') : face.name
}
