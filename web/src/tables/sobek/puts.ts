import type { Puts } from '../places'

/** Where cards are put to choose something. */
export const PUTS: Puts = {
  'choose-action queue': 'hand',
  'choose-queue-card queue': 'hand',
  'choose-action hand': 'table',
  'choose-action set': 'laid',
  'choose-horizontal set': 'laid',
  'choose-set hand': 'laid',
  'choose-addition hand': 'laid',
  'choose-horizontal hand': 'laid',
  'choose-discards hand': 'corruption',
}
