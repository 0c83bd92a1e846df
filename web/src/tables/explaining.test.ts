import { expect, test } from 'vitest'
import { Words } from '../words/words'
import { explained } from './explaining'

const words = new Words({
  language: 'de',
  texts: [
    { language: 'de', texts: ['help-ankh = Das Anch zeigt.\n    .title = das Anch\ncharacter-queen = Königin\n    .does = ziehe drei\nhelp-character = Oder verkaufe sie.'] },
    {
      language: 'en',
      texts: ['help-ankh = It points.\n    .title = the ankh\n    .rule = P-TAKE-1\ncharacter-queen = queen\n    .does = draw three\n    .rule = P-CHAR-3\nhelp-character = Or sell it.\n    .rule = P-CHAR-1\ncharacter-thief = thief\n    .does = steal'],
    },
  ],
})

test('a thing has a title, a sentence and its rule, which every language shares', () => {
  expect(explained(words, 'help-ankh', '')).toEqual({ title: 'Das Anch', text: 'Das Anch zeigt.', rule: 'P-TAKE-1' })
})

test('a piece says what it does, and what all of its kind have in common', () => {
  expect(explained(words, 'character-queen', 'Königin, Elfenbein')).toEqual({
    title: 'Königin, Elfenbein',
    text: 'Ziehe drei. Oder verkaufe sie.',
    rule: 'P-CHAR-3',
  })
})

test('a piece without a rule of its own has that of its kind', () => {
  expect(explained(words, 'character-thief', 'thief').rule).toBe('P-CHAR-1')
})

test('what nobody has written about is only named', () => {
  expect(explained(words, 'help-nothing', 'a thing')).toEqual({ title: 'A thing', text: '', rule: '' })
})
