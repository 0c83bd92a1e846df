/** Dragging a piece to where it would go, or to another place of the hand, with a mouse, a pen or a finger. A click stays a
 * click, and a finger that scrolls goes on scrolling. */
import type { Choice } from '../api/types'

const HOLD = 500 // milliseconds after which a finger holds a piece and does not scroll any more
const SLIP = { mouse: 6, touch: 12, pen: 8 } as Record<string, number> // pixels that a click may slip

/** What can become of a piece. */
export interface Carried {
  places: () => Map<string, Choice> // where it can be dropped
  drop: (choice: Choice) => void
  reorder?: (to: number) => void // to which place of the hand
}

export class Dragging {
  places = $state.raw<ReadonlySet<string>>(new Set()) // where the piece can be dropped
  over = $state('') // the place it is held over

  is(place: string): 'can' | 'over' | undefined {
    if (!this.places.has(place)) return undefined
    return this.over === place ? 'over' : 'can'
  }

  /** For `{@attach …}`: the element can be dragged. */
  carries(carried: Carried): (element: HTMLElement) => () => void {
    return element => {
      const begin = (event: PointerEvent) => {
        if (event.button === 0 && event.isPrimary) new Drag(this, element, carried, event)
      }
      element.dataset.carry = ''
      element.addEventListener('pointerdown', begin)
      return () => element.removeEventListener('pointerdown', begin)
    }
  }
}

/** One piece on its way, from the moment it is touched. */
class Drag {
  private ghost: HTMLElement | null = null // the piece, under the pointer
  private choices = new Map<string, Choice>()
  private gap = -1 // where it would be put into the hand
  private isHeld = false
  private readonly timer = setTimeout(() => (this.isHeld = true), HOLD)
  private readonly listening = new AbortController()

  constructor(
    private readonly state: Dragging,
    private readonly element: HTMLElement,
    private readonly carried: Carried,
    private readonly start: PointerEvent,
  ) {
    const { signal } = this.listening
    addEventListener('pointermove', event => this.move(event), { signal })
    addEventListener('pointerup', event => this.drop(event), { signal })
    addEventListener('pointercancel', () => this.end(), { signal })
    addEventListener('blur', () => this.end(), { signal })
    addEventListener('keydown', event => this.giveUp(event), { signal, capture: true })
    // Once the piece is held or moves, the finger does not scroll any more.
    addEventListener('touchmove', event => (this.ghost || this.isHeld) && event.preventDefault(), { signal, passive: false })
  }

  private move(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return
    if (!this.ghost && !this.lift(event)) return
    this.ghost!.style.translate = `${event.clientX - this.start.clientX}px ${event.clientY - this.start.clientY}px`
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    const places = under.flatMap(each => placesAround(each))
    this.state.over = places.find(place => this.choices.has(place)) ?? ''
    this.open(this.carried.reorder && places.includes('hand') ? this.gapAt(event.clientX) : -1)
  }

  /** The piece leaves its place, if it can go anywhere and has been moved far enough. */
  private lift(event: PointerEvent): boolean {
    const far = Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY)
    if (far < (SLIP[event.pointerType] ?? 6)) return false
    this.choices = this.carried.places()
    if ((!this.choices.size && !this.carried.reorder) || this.isScrolling(event)) {
      this.end()
      return false
    }
    const drawn = this.element.querySelector<SVGElement>('.tile') ?? this.element
    const { left, top, width, height } = drawn.getBoundingClientRect()
    this.ghost = document.createElement('div')
    this.ghost.className = 'carried'
    Object.assign(this.ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    this.ghost.append(drawn.cloneNode(true))
    this.ghost.setAttribute('aria-hidden', 'true')
    document.body.append(this.ghost)
    this.element.dataset.carried = ''
    this.state.places = new Set(this.choices.keys())
    return true
  }

  /** A finger that goes along a row of pieces that is longer than the screen. */
  private isScrolling(event: PointerEvent): boolean {
    const [across, along] = [Math.abs(event.clientY - this.start.clientY), Math.abs(event.clientX - this.start.clientX)]
    return event.pointerType === 'touch' && !this.isHeld && along >= across && canScroll(this.element)
  }

  private drop(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return
    const [isCarried, choice, gap] = [this.ghost !== null, this.choices.get(this.state.over), this.gap]
    if (isCarried) keepFromClicking()
    this.end()
    if (isCarried && choice) this.carried.drop(choice)
    else if (isCarried && gap >= 0) this.carried.reorder?.(gap)
  }

  private giveUp(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.ghost) return
    event.preventDefault()
    event.stopPropagation()
    this.end()
  }

  private end(): void {
    clearTimeout(this.timer)
    this.listening.abort()
    this.ghost?.remove()
    delete this.element.dataset.carried
    this.state.places = new Set()
    this.state.over = ''
    this.open(-1)
  }

  // ---- within the hand

  private get others(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('[data-held]')].filter(each => each !== this.element)
  }

  /** How many other pieces lie before the pointer. */
  private gapAt(x: number): number {
    return this.others.filter(each => middle(each) < x).length
  }

  /** Shows where the piece would be put. */
  private open(gap: number): void {
    this.gap = gap
    const others = this.others
    others.forEach((each, at) => {
      if (at === gap) each.dataset.gap = 'before'
      else if (gap === others.length && at === gap - 1) each.dataset.gap = 'after'
      else delete each.dataset.gap
    })
  }
}

function placesAround(element: Element): string[] {
  const found: string[] = []
  for (let each: Element | null = element.closest('[data-drop]'); each; each = each.parentElement?.closest('[data-drop]') ?? null) {
    found.push((each as HTMLElement).dataset.drop!)
  }
  return found
}

function canScroll(element: HTMLElement): boolean {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX)) return true
  }
  return false
}

function middle(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** The click that a browser makes of letting go is none. */
export function keepFromClicking(): void {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 50)
}
