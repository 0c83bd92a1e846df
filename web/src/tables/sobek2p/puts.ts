import type { Puts } from '../places'

/** Where tiles are put to choose something. */
export const PUTS: Puts = {
  'choose-action market': 'hand',
  'choose-pyramid-action market': 'hand',
  'choose-centre-tile market': 'hand',
  'choose-market-tile market': 'hand',
  'choose-action hand': 'table',
  'choose-action sell': 'laid',
  'choose-pyramid-action hand': 'table',
  'choose-pyramid-action sell': 'laid',
  'choose-set hand': 'laid',
  'choose-laying hand': 'laid',
  'choose-discard hand': 'corruption',
}
