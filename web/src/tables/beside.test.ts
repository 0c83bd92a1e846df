import { expect, test } from 'vitest'
import { beside, type Box } from './beside'

const phone = { width: 360, height: 640 }
const desk = { width: 1440, height: 900 }
const card = { width: 280, height: 150 }

function isOn(thing: Box, at: { left: number; top: number }): boolean {
  const across = at.left < thing.left + thing.width && thing.left < at.left + card.width
  return across && at.top < thing.top + thing.height && thing.top < at.top + card.height
}

test.each([
  ['in the middle of a desk', { left: 700, top: 400, width: 88, height: 88 }, desk],
  ['at the right edge', { left: 1350, top: 20, width: 60, height: 60 }, desk],
  ['in a corner', { left: 0, top: 840, width: 60, height: 60 }, desk],
  ['on a phone', { left: 160, top: 300, width: 50, height: 50 }, phone],
  ['at the bottom of a phone', { left: 10, top: 560, width: 48, height: 48 }, phone],
  ['as wide as a phone', { left: 0, top: 200, width: 360, height: 120 }, phone],
])('a card never lies on what it explains: %s', (_, thing, window) => {
  const found = beside(thing, card, window)
  expect(isOn(thing, found)).toBe(false)
  expect(found.left).toBeGreaterThanOrEqual(0)
  expect(found.top).toBeGreaterThanOrEqual(0)
  expect(found.left + card.width).toBeLessThanOrEqual(window.width)
  expect(found.top + card.height).toBeLessThanOrEqual(window.height)
})

test('it lies where it covers the least of what one could do now', () => {
  const thing = { left: 600, top: 400, width: 88, height: 88 }
  const row = [0, 1, 2, 4, 5].map(column => ({ left: 318 + 94 * column, top: 400, width: 88, height: 88 }))
  expect(beside(thing, card, desk, row).top).toBeGreaterThanOrEqual(488)
  expect(beside(thing, card, desk).left).toBeGreaterThan(688)
})
