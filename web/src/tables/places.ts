/** Where a piece can be dropped. A drawing says where things are put to choose them (`puts`); what is possible follows from
 * the choices. */
import type { Choice } from '../api/types'

/** By the question and the first word of a way (`choose-action market`): the place, as it is called in what is told. */
export type Puts = Readonly<Record<string, string>>

/** The places that a piece can go to, and the choice that is made by dropping it there. A piece may begin several ways:
 * a card can be played, or stand for the set of its goods. */
export function placesFor(ways: readonly string[][], choices: readonly Choice[], kind: string, puts: Puts): Map<string, Choice> {
  const found = new Map<string, Choice>()
  for (const choice of choices) {
    const place = placeOf(choice.way, kind, puts)
    const isMeant = ways.some(way => way.every((thing, depth) => choice.way[depth] === thing))
    if (place && isMeant && !found.has(place)) found.set(place, choice)
  }
  return found
}

/** A way that ends at goods that lie there goes to these. */
function placeOf(way: readonly string[], kind: string, puts: Puts): string | undefined {
  const put = puts[`${kind} ${way[0]?.split(':')[0]}`]
  const last = way.at(-1) ?? ''
  return put && way.length > 1 && last.startsWith('laid:') ? last.replace(':', ' ') : put
}
