/** Which games have a drawing of their own, and where it is fetched from. */
import type Plain from './plain/Table.svelte'
import { settings } from '../state/settings.svelte'
import type { Puts } from './places'
import { PUTS as sobekPuts } from './sobek/puts'
import { PUTS as sobek2pPuts } from './sobek2p/puts'

interface Drawing {
  draw: () => Promise<{ default: typeof Plain }>
  picks: string[] // questions whose answers are picked one by one, and need no confirming
  puts: Puts // where things are dropped to choose them
}

const drawings: Record<string, Drawing> = {
  sobek2p: { draw: () => import('./sobek2p/Table.svelte'), picks: ['choose-set', 'choose-laying', 'choose-discard'], puts: sobek2pPuts },
  sobek: { draw: () => import('./sobek/Table.svelte'), picks: ['choose-set', 'choose-addition', 'choose-discards', 'choose-horizontal'], puts: sobekPuts },
}

export function picksOf(game: string): string[] {
  return drawings[game]?.picks ?? []
}

export function putsOf(game: string): Puts {
  return drawings[game]?.puts ?? {}
}

/** In words, where there is no drawing or somebody does not like them. */
export function drawingOf(game: string): Promise<{ default: typeof Plain }> {
  const drawing = settings.plain ? undefined : drawings[game]
  return drawing ? drawing.draw() : import('./plain/Table.svelte')
}
