/** What moved at a table of Sobek, as we were told. */
import type { Told } from '../../api/types'

type Event = Told['events'][number]

export interface Move {
  card: string // its name, or the name of its back
  from: string
  to: string
}

/** What we were told since we had heard so much. */
export function newsOf(told: readonly Told[], heard: number): Event[] {
  return told.flatMap(each => each.events.slice(Math.max(0, heard - each.since)))
}

/** Cards that went from one place to another; those of a delivery lie on the quays, and come all together. */
export function movesIn(events: readonly Event[]): Move[] {
  return events
    .filter(event => event.from && event.to && quayOf(event.to) === 0)
    .map(event => ({ card: String(event.card ?? event.back), from: String(event.from), to: String(event.to) }))
}

/** For each card of a queue the quay at which it lay before, 0 if it has just come. */
export function slid(events: readonly Event[], before: number, now: number): number[] {
  let lying = Array.from({ length: before }, (_, place) => place + 1)
  let gone: number[] = [] // since the queue closed up last: quays from the front
  const closeUp = () => {
    lying = lying.filter((_, place) => !gone.includes(place + 1))
    gone = []
  }
  for (const event of events) {
    const quay = quayOf(event.from)
    if (quay && quay <= (gone.at(-1) ?? 0)) closeUp()
    if (quay) gone.push(quay)
    if (event.event === 'delivery' || event.event === 'new-round') lying = gone = []
  }
  closeUp()
  return Array.from({ length: now }, (_, place) => lying[place] ?? 0)
}

function quayOf(place: unknown): number {
  return Number(/^queue (\d)$/.exec(String(place))?.[1] ?? 0)
}
