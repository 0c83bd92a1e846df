/** What happened since some moment, step by step: first the table before a step, with what is going to move outlined,
 * then the table after it. */
import type { Moment, Told, Update } from '../api/types'

export class Replay {
  step = $state(0) // 0: before the first one
  isComing = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly moments: readonly Moment[],
    private readonly end: () => void,
  ) {}

  get last(): number {
    return this.moments.length - 1
  }

  get told(): Told[] {
    return this.moments[this.step]?.told ?? []
  }

  /** The moment that is drawn. */
  get moment(): Moment {
    return this.moments[this.isComing ? this.step - 1 : this.step]!
  }

  /** The table as it was then: nobody is asked anything. */
  shownAt(live: Update): Update {
    const { view, heard } = this.moment
    return { ...live, view, heard, asked: [], choices: [], question: null, is_turn: false, can_undo: false, wants_back: null, result: null }
  }

  /** The next step, after one has seen for so many milliseconds what is going to move. After the last one, the game. */
  on(pause: number): void {
    if (this.step === this.last) return this.stop()
    this.show(this.step + 1)
    if (!pause) return
    this.isComing = true
    this.timer = setTimeout(() => (this.isComing = false), pause)
  }

  back(): void {
    this.show(Math.max(0, this.step - 1))
  }

  /** The moment when so many events had been heard. */
  goTo(heard: number): void {
    const found = this.moments.findIndex(moment => moment.heard >= heard)
    this.show(found < 0 ? this.last : found)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.end()
  }

  private show(step: number): void {
    clearTimeout(this.timer)
    this.isComing = false
    this.step = step
  }
}
