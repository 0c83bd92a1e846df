/** How a round ended, as we were told. */
import type { Told } from '../../api/types'

type Event = Told['events'][number]

export interface Counted {
  seat: string
  points: number
  corruption: number
  fallsTo: number | null // whoever was the most corrupt
}

export interface RoundCount {
  number: number
  seats: Counted[]
}

/** The count of the round before this one, as long as whoever looks has done nothing in this one. */
export function lastCount(events: readonly Event[], viewer: string | null): RoundCount | null {
  const begun = events.findLastIndex(event => event.event === 'new-round')
  const ended = events.slice(0, begun + 1).findLastIndex(event => event.event === 'round-ends')
  if (ended < 0 || events.slice(begun).some(event => isDeed(event) && (!viewer || event.seat === viewer))) return null
  const count = events.slice(ended, begun)
  const numberOf = (kind: string, seat: unknown) => count.find(event => event.event === kind && event.seat === seat)?.number
  const seats = count.filter(event => event.event === 'counted').map(({ seat, number }) => ({
    seat: String(seat),
    points: Number(numberOf('round-scored', seat) ?? 0),
    corruption: Number(number),
    fallsTo: (numberOf('penalty', seat) as number | undefined) ?? null,
  }))
  return { number: Number(events[ended]!.number), seats }
}

function isDeed(event: Event): boolean {
  return String(event.event).startsWith('plays') || String(event.from).startsWith('queue')
}
