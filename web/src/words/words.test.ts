/** The sentences that Python says (`tests/server/test_page_words.py` reads the same file). */
import { describe, expect, test } from 'vitest'
import said from '../../../tests/said.json'
import { Words } from './words'

type Said = { game: string; language: string; viewer: string; message: { id: string; args: Record<string, unknown> }; text: string }

const names = { A: 'Anna', B: 'Ben' }
const shared = import.meta.glob<string>('../../../src/shedet/words/*.ftl', { query: '?raw', import: 'default', eager: true })
const games = import.meta.glob<string>('../../../src/shedet/games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true })

function wordsOf(game: string, language: string): Words {
  const texts = [...new Set([language, 'en'])].map(each => ({ language: each, texts: catalogue(game, each) }))
  return new Words({ language, texts })
}

function catalogue(game: string, language: string): string[] {
  const [all, own] = [shared[`../../../src/shedet/words/${language}.ftl`], games[`../../../src/shedet/games/${game}/words/${language}.ftl`]]
  return [all ?? '', own ?? '']
}

test.each(said as Said[])('$language, to $viewer: $text', ({ game, language, viewer, message, text }) => {
  expect(wordsOf(game, language).say(message, { names, viewer })).toBe(text)
})

describe('a catalogue', () => {
  const words = new Words({
    language: 'de',
    texts: [
      { language: 'de', texts: ['bag = der Beutel\n    .dative = dem Beutel\nfrom = aus { FORM($place, form: "dative") }'] },
      { language: 'en', texts: ['bag = the bag\nhand = the hand\nwhich = { NAME($place) ->\n    [bag] in\n   *[other] at\n } { $place }'] },
    ],
  })

  test('gives a message in the form that a sentence asks for', () => {
    expect(words.say({ id: 'from', args: { place: { id: 'bag' } } })).toBe('aus dem Beutel')
  })

  test('is filled up with English', () => {
    expect(words.say({ id: 'hand' })).toBe('the hand')
    expect(words.say({ id: 'which', args: { place: { id: 'bag' } } })).toBe('in der Beutel')
    expect(words.say({ id: 'which', args: { place: { id: 'hand' } } })).toBe('at the hand')
  })

  test('calls a thing by its title, or as it is spoken of, in the first language that knows it', () => {
    const words = new Words({
      language: 'fr',
      texts: [
        { language: 'fr', texts: ['priest = grand prêtre\nscribe = scribe (poisson)\n    .title = scribe'] },
        { language: 'en', texts: ['priest = high-priest\n    .spoken = high priest\nscribe = fish-scribe\nthief = a-thief\n    .spoken = thief'] },
      ],
    })
    expect(words.title('priest')).toBe('grand prêtre')
    expect(words.title('scribe')).toBe('scribe')
    expect(words.title('thief')).toBe('thief')
    expect(words.title('unknown')).toBeNull()
  })

  test('can tell a name that begins with a vowel from one that does not', () => {
    const text = "of = { SOUND($who) ->\n    [vowel] d’{ $who }\n   *[other] de { $who }\n }"
    const french = new Words({ language: 'fr', texts: [{ language: 'fr', texts: [text] }] })
    const of = (who: string) => french.say({ id: 'of', args: { who } })
    expect(['Anna', 'Ben', 'Émile', 'Hori', 'Yves', 'Yann', 'Œdipe', '7'].map(of)).toEqual(
      ['d’Anna', 'de Ben', 'd’Émile', 'd’Hori', 'd’Yves', 'de Yann', 'd’Œdipe', 'de 7'],
    )
  })

  test('says the name of what it does not know', () => {
    expect(words.say({ id: 'unknown' })).toBe('unknown')
    expect(words.has('unknown')).toBe(false)
    expect(words.has('bag.dative')).toBe(true)
    expect(words.has('bag.genitive')).toBe(false)
  })
})
