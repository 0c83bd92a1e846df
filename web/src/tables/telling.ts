/** What was told, as a log shows it. */
import type { Said, Told } from '../api/types'
import { capital } from '../words/words'

export interface Telling {
  who: string // where it begins with whoever did it
  rest: string
}

/** Sentence by sentence. A message that has no words is left out: what the table shows needs none. */
export function tellings(told: Told, viewer: string | null, name: string, say: (said: Said) => string): Telling[] {
  const sentences = told.sentences.filter(each => say(each))
  return sentences.map((said, number) => {
    const text = capital(say(said))
    if (number > 0) return { who: '', rest: text }
    return beginningWith(isAbout(said, viewer) ? text.split(' ', 1)[0]! : name, text)
  })
}

/** Whether it is about somebody themselves, and begins with the word that they are addressed by. */
function isAbout(said: Said, viewer: string | null): boolean {
  const who = said.args?.who as { seat?: string } | undefined
  return viewer !== null && who?.seat === viewer
}

function beginningWith(who: string, text: string): Telling {
  return text.startsWith(`${who} `) ? { who, rest: text.slice(who.length) } : { who: '', rest: text }
}
