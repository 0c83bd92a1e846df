/** The language of the page, and its catalogues, fetched once. */
import { settings } from '../state/settings.svelte'
import { Words } from './words'

const ENGLISH = 'en'
export const LANGUAGES = ['en', 'de', 'fr']

export function language(): string {
  const wanted = [settings.language, ...navigator.languages].map(each => each.slice(0, 2).toLowerCase())
  return wanted.find(each => LANGUAGES.includes(each)) ?? ENGLISH
}

/** What a language is called by those who speak it. */
export function nameOfLanguage(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const fetched = new Map<string, Promise<Words>>()

/** The words of a game; of the page alone, without one. */
export function wordsOf(game: string): Promise<Words> {
  const name = `${language()}/${game}`
  if (!fetched.has(name)) fetched.set(name, fetchWords(game, language()))
  return fetched.get(name)!
}

async function fetchWords(game: string, wanted: string): Promise<Words> {
  const languages = [...new Set([wanted, ENGLISH])]
  return new Words({
    language: wanted,
    texts: await Promise.all(languages.map(async each => ({ language: each, texts: await texts(game, each) }))),
  })
}

/** What the page says, and after it what a game says, which holds. A game that does not speak the language still has the
 * page's words in it. */
function texts(game: string, language: string): Promise<string[]> {
  const paths = [`/page/words/${language}.ftl`, ...(game ? [`/page/words/${language}/${game}.ftl`] : [])]
  return Promise.all(paths.map(file))
}

const files = new Map<string, Promise<string>>()

function file(path: string): Promise<string> {
  if (!files.has(path)) files.set(path, fetch(path).then(reply => (reply.ok ? reply.text() : '')))
  return files.get(path)!
}

class Speaking {
  words = $state.raw<Words | null>(null)

  async begin(): Promise<void> {
    new Intl.PluralRules(language()) // the first one takes long: made while the words are on their way
    this.words = await wordsOf('')
    document.documentElement.lang = language()
  }
}

export const speaking = new Speaking()

/** A game that the page has no words for is called as the server calls it, or by its name. */
export function gameTitle(game: string, otherwise = game.charAt(0).toUpperCase() + game.slice(1)): string {
  return told(`page-game-${game}`) || otherwise
}

/** Something that the page may have to say. */
export function told(id: string): string {
  return speaking.words?.has(id) ? t(id) : ''
}

/** Something that the page says. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return speaking.words?.say({ id, args }) ?? ''
}

