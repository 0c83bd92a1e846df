/** Where a small card lies, so that it is near something and never on it. */

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

const GAP = 8 // pixels between the two
const EDGE = 6 // and to the edge of the window

/** Beside it, below or above, where there is room and the least that is wanted now is covered. */
export function beside(thing: Box, card: Size, window: Size, wanted: readonly Box[] = []): Box {
  const places = around(thing, card, window)
  const fitting = places.filter(place => isWithin(place, window))
  const covered = (place: Box) => wanted.reduce((sum, each) => sum + overlap(place, each), 0)
  const best = (fitting.length ? fitting : places).reduce((one, other) => (covered(other) < covered(one) ? other : one))
  return fitting.length ? best : within(best, window)
}

function around(thing: Box, card: Size, window: Size): Box[] {
  const top = along(thing.top + thing.height / 2, card.height, window.height)
  const left = along(thing.left + thing.width / 2, card.width, window.width)
  const places = [
    { left: thing.left + thing.width + GAP, top },
    { left: thing.left - GAP - card.width, top },
    { left, top: thing.top + thing.height + GAP },
    { left, top: thing.top - GAP - card.height },
  ]
  return places.map(place => ({ ...place, ...card }))
}

/** Around a middle, but not over the edge. */
function along(middle: number, size: number, whole: number): number {
  return Math.max(EDGE, Math.min(whole - size - EDGE, middle - size / 2))
}

function isWithin(place: Box, window: Size): boolean {
  return place.left >= 0 && place.top >= 0 && place.left + place.width <= window.width && place.top + place.height <= window.height
}

/** What is larger than a window lies at its edge. */
function within(place: Box, window: Size): Box {
  return {
    ...place,
    left: Math.max(0, Math.min(window.width - place.width, place.left)),
    top: Math.max(0, Math.min(window.height - place.height, place.top)),
  }
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}
