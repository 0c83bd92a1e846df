/** What messages are in the words of a language. The catalogues are the server's: nothing is said here. */
import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle'
import type { Part, Said } from '../api/types'

/** A catalogue: texts of a language, and those it is filled up with. What comes later in a language is what holds. */
export interface Catalogue {
  language: string
  texts: { language: string; texts: string[] }[]
}

/** Who sits at the table, for somebody who is told about it. */
export interface People {
  names: Record<string, string> // of each seat
  viewer: string | null
}

export const NOBODY: People = { names: {}, viewer: null }

type Message = { id: string; args?: Record<string, unknown> }

export class Words {
  private readonly bundles: FluentBundle[]

  constructor(readonly catalogue: Catalogue) {
    this.bundles = catalogue.texts.map(({ language, texts }) => {
      const bundle = new FluentBundle(language, { functions: { FORM, NAME, SOUND }, useIsolating: false })
      for (const text of texts) bundle.addResource(read(text), { allowOverrides: true })
      return bundle
    })
  }

  /** A message as a sentence, or the part of one. */
  say(message: Said | Message, people: People = NOBODY): string {
    return this.form(message, '', people)
  }

  sayAll(parts: Part[], people: People): string {
    return parts.map(part => this.say(part, people)).join('')
  }

  has(id: string): boolean {
    const [name, attribute] = id.split('.') as [string, string | undefined]
    return this.bundles.some(bundle => {
      const found = bundle.getMessage(name)
      return found && (!attribute || attribute in found.attributes)
    })
  }

  /** A message in a grammatical form of the language, if it has that form, and as it is otherwise. */
  form(message: Message, form: string, people: People): string {
    const [name, attribute] = message.id.split('.') as [string, string | undefined]
    for (const bundle of this.bundles) {
      const found = bundle.getMessage(name)
      if (!found) continue
      const pattern = attribute ? found.attributes[attribute] : (found.attributes[form] ?? found.value)
      if (pattern === null || pattern === undefined) continue
      const values = Object.fromEntries(
        Object.entries(message.args ?? {}).map(([key, said]) => [key, this.value(said, people)]),
      )
      return bundle.formatPattern(pattern, values, [])
    }
    return message.id
  }

  /** What a thing is called on its own, in the first language that knows it: by its title, as it is spoken of, or plainly. */
  title(id: string): string | null {
    for (const bundle of this.bundles) {
      const found = bundle.getMessage(id)
      const pattern = found?.attributes.title ?? found?.attributes.spoken ?? found?.value
      if (pattern) return bundle.formatPattern(pattern, {}, [])
    }
    return null
  }

  private value(said: unknown, people: People): FluentVariable {
    if (Array.isArray(said)) return new Listed(this, said as Message[], people)
    if (typeof said !== 'object' || said === null) return said as string | number
    if ('seat' in said) return called(said.seat as string, people)
    return new Inner(this, said as Message, people)
  }
}

const known = new Map<string, FluentResource>()

/** What the page says is read once, for all games: it takes a phone some time. */
function read(text: string): FluentResource {
  if (!known.has(text)) known.set(text, new FluentResource(text))
  return known.get(text)!
}

/** As the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function called(seat: string, people: People): string {
  return seat === people.viewer ? 'you' : (people.names[seat] ?? seat)
}

/** A message inside another one. */
class Inner extends FluentType<string> {
  constructor(
    private readonly words: Words,
    readonly message: Message,
    private readonly people: People,
  ) {
    super(message.id)
  }

  toString(): string {
    return this.words.say(this.message, this.people)
  }

  inForm(form: string): string {
    return this.words.form(this.message, form, this.people)
  }
}

/** Several messages, one after the other: `a, b and c`. */
class Listed extends FluentType<string> {
  private readonly items: Inner[]

  constructor(
    private readonly words: Words,
    messages: Message[],
    people: People,
  ) {
    super('')
    this.items = messages.map(message => new Inner(words, message, people))
  }

  toString(): string {
    return this.joined(this.items.map(item => item.toString()))
  }

  inForm(form: string): string {
    return this.joined(this.items.map(item => item.inForm(form)))
  }

  private joined(texts: string[]): string {
    if (texts.length < 2) return texts.join('')
    return this.words.say({ id: 'and', args: { first: texts.slice(0, -1).join(', '), last: texts.at(-1) } })
  }
}

/** `{ FORM($place, form: "dative") }` */
function FORM([said]: FluentValue[], { form }: Record<string, FluentValue>): FluentValue {
  return said instanceof Inner || said instanceof Listed ? said.inForm(String(form)) : said!
}

/** `{ NAME($place) -> [place-bag] … }`: which message it is, to choose other words by. */
function NAME([said]: FluentValue[]): FluentValue {
  return said instanceof Inner ? said.message.id : said!
}

const VOWEL = /^([aeiouhæœ]|y(?![aeiouy]))/i

/** `{ SOUND($who) -> [vowel] d'{ $who } … }`: whether it begins with a vowel. An h is silent, and a y is a vowel before a
 * consonant only. */
function SOUND([said]: FluentValue[]): FluentValue {
  return VOWEL.test(String(said).normalize('NFD')) ? 'vowel' : 'consonant'
}
