/** The characters of both Sobeks: the drawing of each, and the goods in its corner. */
export const CHARACTERS: Record<string, { icon: string; goods: string }> = {
  queen: { icon: 'queen', goods: 'ivory' },
  'high-priest': { icon: 'high-priest', goods: 'ebony' },
  'high-priestess': { icon: 'high-priestess', goods: 'marble' },
  vizier: { icon: 'vizier', goods: 'cattle' },
  'cattle-scribe': { icon: 'scribe', goods: 'cattle' },
  'fish-scribe': { icon: 'scribe', goods: 'fish' },
  thief: { icon: 'thief', goods: 'fish' },
  merchant: { icon: 'merchant', goods: 'wheat' },
  courtesan: { icon: 'courtesan', goods: 'wheat' },
  architect: { icon: 'architect', goods: 'statue' }, // of Sobek: 2 Players alone
}
