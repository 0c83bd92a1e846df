/** How somebody chooses an answer: by pointing at one thing after the other. The server says what each choice is pointed
 * at (`way`); what is lit here follows from that alone. */
import type { Choice } from '../api/types'

export class Pointing {
  choices = $state.raw<Choice[]>([])
  way = $state.raw<string[]>([]) // what was pointed at so far
  at = $state('') // what the pointer or the focus is on

  /** Other choices: whatever was pointed at is over. */
  offer(choices: Choice[]): void {
    this.choices = choices
    this.way = []
    this.at = ''
  }

  private after(way: string[]): Choice[] {
    return this.choices.filter(choice => way.every((thing, depth) => choice.way[depth] === thing))
  }

  /** The choices that can still be meant. */
  readonly open: Choice[] = $derived(this.after(this.way))

  /** What can be pointed at next. */
  readonly lit: Set<string> = $derived(new Set(this.open.map(choice => choice.way[this.way.length]).filter(thing => thing !== undefined)))

  /** What can be pointed at first. */
  readonly firsts: Set<string> = $derived(new Set(this.choices.map(choice => choice.way[0]).filter(thing => thing !== undefined)))

  /** What could be pointed at instead of the last thing. */
  readonly besides: Set<string> = $derived(new Set(this.after(this.way.slice(0, -1)).map(choice => choice.way[this.way.length - 1]).filter(thing => thing !== undefined)))

  /** The choice that is meant, if there is no doubt. */
  get chosen(): Choice | null {
    return this.open.find(choice => choice.way.length === this.way.length && this.way.length > 0) ?? null
  }

  /** The choice that would be made by pointing where one is. */
  get considered(): Choice | null {
    if (!this.at) return this.chosen
    return this.choices.find(choice => choice.way.length === 1 && choice.way[0] === this.at) ?? this.only(this.at) ?? this.chosen
  }

  private only(thing: string): Choice | null {
    const found = this.open.filter(choice => choice.way[this.way.length] === thing)
    return found.length === 1 ? (found[0] ?? null) : null
  }

  isLit(thing: string): boolean {
    return this.lit.has(thing)
  }

  /** Whether pointing at it does anything: goes on, chooses another instead of the last, or begins anew. */
  isPossible(thing: string): boolean {
    return this.lit.has(thing) || this.besides.has(thing) || this.firsts.has(thing)
  }

  isChosen(thing: string): boolean {
    return this.way.includes(thing)
  }

  /** Point at something: to go on, at another thing instead of the last, or at another beginning. The choice that is meant
   * now, if there is one. */
  point(thing: string): Choice | null {
    if (this.way.at(-1) === thing) {
      return this.chosen
    }
    if (this.lit.has(thing)) this.way = [...this.way, thing]
    else if (this.besides.has(thing)) this.way = [...this.way.slice(0, -1), thing]
    else if (this.firsts.has(thing)) this.way = [thing]
    else return null
    this.skipTheObvious()
    return this.chosen
  }

  back(): void {
    this.way = this.way.slice(0, -1)
  }

  forget(): void {
    this.way = []
  }

  /** Where only one way goes on, there is nothing to point at. */
  private skipTheObvious(): void {
    while (!this.chosen && this.lit.size === 1) this.way = [...this.way, ...this.lit]
  }
}
