/** The order of a hand. */

/** A hand in the order that was kept: what is new comes at the end. */
export function arranged(hand: readonly string[], kept: readonly string[]): string[] {
  const rest = [...hand]
  const known = kept.filter(piece => {
    const at = rest.indexOf(piece)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return [...known, ...rest]
}

/** A hand with one piece elsewhere: `to` is where it is then. */
export function moved(hand: readonly string[], from: number, to: number): string[] {
  const rest = [...hand]
  const [piece] = rest.splice(from, 1)
  if (piece !== undefined) rest.splice(Math.max(0, Math.min(rest.length, to)), 0, piece)
  return rest
}

export interface Run {
  goods: string
  first: number // where it begins in the hand
  pieces: string[]
}

/** Neighbours that belong to the same goods. */
export function runs(hand: readonly string[], goodsOf: (piece: string) => string): Run[] {
  const found: Run[] = []
  hand.forEach((piece, at) => {
    const goods = goodsOf(piece)
    const last = found.at(-1)
    if (last?.goods === goods) last.pieces.push(piece)
    else found.push({ goods, first: at, pieces: [piece] })
  })
  return found
}

/** All of the same goods together, in the order in which the goods come up. */
export function sorted(hand: readonly string[], goodsOf: (piece: string) => string): string[] {
  const goods = [...new Set(hand.map(goodsOf))]
  return goods.flatMap(each => hand.filter(piece => goodsOf(piece) === each))
}

/** The longest run of each goods: there is one button for all of them. */
export function longest(found: readonly Run[]): Set<Run> {
  const best = new Map<string, Run>()
  for (const run of found) {
    if (run.pieces.length > (best.get(run.goods)?.pieces.length ?? 0)) best.set(run.goods, run)
  }
  return new Set(best.values())
}
