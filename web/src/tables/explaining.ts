/** What a thing on the table is and which rule says so, in the words of the catalogues. */
import { capital, type Words } from '../words/words'

export interface Explained {
  title: string
  text: string
  rule: string // its id in the rules; none if there is no single one
}

/** A thing is called by its message: `help-ankh`, or a piece of the game, `character-queen`, which says what it `does`.
 * Its title is its own, or the name that it is drawn with, or what it is called. */
export function explained(words: Words, id: string, name: string): Explained {
  const kind = `help-${id.split('-')[0]}`
  const does = words.has(`${id}.does`) ? [sentence(words.say({ id: `${id}.does` }))] : []
  const more = words.has(id.startsWith('help-') ? id : kind) ? [words.say({ id: id.startsWith('help-') ? id : kind })] : []
  const rule = [`${id}.rule`, `${kind}.rule`].find(each => words.has(each))
  const title = words.has(`${id}.title`) || !name ? (words.title(id) ?? id) : name
  return { title: capital(title), text: [...does, ...more].join(' '), rule: rule ? words.say({ id: rule }) : '' }
}

function sentence(text: string): string {
  return `${capital(text)}.`
}
