/** The games there are and the levels of bots, fetched once. */
import { look } from '../api/line'
import type { Offer } from '../api/types'

let fetched: Promise<Offer> | null = null

export function offered(): Promise<Offer> {
  fetched ??= look<Offer>('/api/games').catch(error => {
    fetched = null
    throw error
  })
  return fetched
}
