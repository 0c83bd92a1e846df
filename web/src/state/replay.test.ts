import { afterEach, expect, test, vi } from 'vitest'
import type { Moment, Update } from '../api/types'
import { Replay } from './replay.svelte'

const moment = (heard: number, ...told: string[]) => ({ heard, view: { heard }, told: told.map(seat => ({ seat })) }) as unknown as Moment
const moments = [moment(4), moment(6, 'B'), moment(9, 'C')]
const live = { seq: 7, heard: 9, view: { heard: 9 }, asked: ['A'], choices: [{ play: 'take' }], result: null } as unknown as Update

afterEach(() => vi.useRealTimers())

test('a step is seen coming, and then it happens', () => {
  vi.useFakeTimers()
  const replay = new Replay(moments, () => undefined)
  replay.on(350)
  expect([replay.step, replay.moment.heard, replay.told[0]?.seat]).toEqual([1, 4, 'B'])
  vi.advanceTimersByTime(350)
  expect([replay.step, replay.moment.heard]).toEqual([1, 6])
})

test('without movement it happens at once', () => {
  const replay = new Replay(moments, () => undefined)
  replay.on(0)
  expect(replay.moment.heard).toBe(6)
})

test('a step can be skipped while it is coming', () => {
  vi.useFakeTimers()
  const replay = new Replay(moments, () => undefined)
  replay.on(350)
  replay.on(350)
  expect([replay.step, replay.moment.heard]).toEqual([2, 6])
})

test('after the last step the game goes on', () => {
  const end = vi.fn()
  const replay = new Replay(moments, end)
  replay.goTo(9)
  replay.on(0)
  expect(end).toHaveBeenCalledOnce()
})

test('nobody is asked anything at an earlier moment', () => {
  const replay = new Replay(moments, () => undefined)
  replay.goTo(5)
  expect(replay.shownAt(live)).toMatchObject({ seq: 7, view: { heard: 6 }, asked: [], choices: [] })
})
