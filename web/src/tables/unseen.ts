/** What is left in the game, as it is laid out to be read: goods in rows, everything else in lists. */

export type Counts = Record<string, Record<string, number>>

/** The columns of the goods, by what stands on a tile or card besides its picture. */
export const COLUMNS = ['scarabs', 'plain', 'deben', 'starting'] as const
export type Column = (typeof COLUMNS)[number]

export interface Row {
  goods: string
  scarabs: number // on each of those that have any
  numbers: Partial<Record<Column, number>>
  all: number
}

export interface List {
  group: string
  pieces: { piece: string; number: number }[]
}

const LISTED = ['character', 'deben', 'pirogue', 'token']

export function rowsOf(counts: Counts): Row[] {
  return Object.entries(counts)
    .filter(([group]) => !LISTED.includes(group))
    .map(([goods, pieces]) => {
      const row: Row = { goods, scarabs: 0, numbers: {}, all: 0 }
      for (const [piece, number] of Object.entries(pieces)) {
        const [, scarabs, mark] = /(\d?)([ds]?)$/.exec(piece.slice(goods.length))!
        const column = mark === 'd' ? 'deben' : mark === 's' ? 'starting' : Number(scarabs) ? 'scarabs' : 'plain'
        row.numbers[column] = number
        row.scarabs = Math.max(row.scarabs, Number(scarabs))
        row.all += number
      }
      return row
    })
}

/** What is left of everything that is no goods; what is gone is not listed. */
export function listsOf(counts: Counts): List[] {
  return LISTED.filter(group => counts[group]).map(group => ({
    group,
    pieces: Object.entries(counts[group]!)
      .map(([piece, number]) => ({ piece, number }))
      .filter(each => each.number > 0),
  }))
}

/** The drawing of a piece. */
export function iconOf(piece: string): string {
  if (/^\d+$/.test(piece)) return 'deben'
  if (piece.endsWith('-scribe')) return 'scribe'
  if (piece.startsWith('guild-')) return piece.replace('guild-', 'glyph-')
  if (piece.startsWith('cobra')) return 'cobra'
  return piece === 'two-and-deben' ? 'two-deben' : piece
}
