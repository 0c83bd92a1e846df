import { beforeEach, describe, expect, test } from 'vitest'
import type { Choice } from '../api/types'
import { Pointing } from './pointing.svelte'

const choice = (...way: string[]) => ({ play: way.join(' '), way, does: [], preview: {} }) as unknown as Choice

describe('pointing', () => {
  let pointing: Pointing
  beforeEach(() => {
    pointing = new Pointing()
    pointing.offer([choice('a'), choice('b', 'c'), choice('b', 'd'), choice('e', 'f', 'g'), choice('e', 'f', 'h')])
  })

  test('what can be pointed at first is lit', () => {
    expect([...pointing.lit]).toEqual(['a', 'b', 'e'])
    expect(pointing.chosen).toBeNull()
  })

  test('one thing may be enough', () => {
    expect(pointing.point('a')?.play).toBe('a')
    expect(pointing.isChosen('a')).toBe(true)
  })

  test('what follows is lit after the first', () => {
    expect(pointing.point('b')).toBeNull()
    expect([...pointing.lit]).toEqual(['c', 'd'])
    expect(pointing.point('d')?.play).toBe('b d')
  })

  test('where only one way goes on nobody has to point', () => {
    expect(pointing.point('e')).toBeNull()
    expect(pointing.way).toEqual(['e', 'f'])
    expect([...pointing.lit]).toEqual(['g', 'h'])
  })

  test('pointing at another beginning begins anew', () => {
    pointing.point('b')
    expect(pointing.point('a')?.play).toBe('a')
    expect(pointing.way).toEqual(['a'])
  })

  test('pointing at another instead of the last takes its place', () => {
    pointing.point('b')
    pointing.point('c')
    expect(['a', 'c', 'd', 'g'].map(thing => pointing.isPossible(thing))).toEqual([true, true, true, false])
    expect(pointing.point('d')?.play).toBe('b d')
  })

  test('pointing at what is not offered does nothing', () => {
    pointing.point('b')
    expect(pointing.point('x')).toBeNull()
    expect(pointing.way).toEqual(['b'])
  })

  test('pointing twice at the same thing means the same', () => {
    pointing.point('a')
    expect(pointing.point('a')?.play).toBe('a')
    pointing.point('b')
    expect(pointing.point('b')).toBeNull()
  })

  test('one step back, and all of it', () => {
    pointing.point('b')
    pointing.point('c')
    pointing.back()
    expect(pointing.way).toEqual(['b'])
    pointing.forget()
    expect(pointing.way).toEqual([])
  })

  test('what the pointer is on is considered, and what was chosen otherwise', () => {
    pointing.at = 'a'
    expect(pointing.considered?.play).toBe('a')
    pointing.at = ''
    pointing.point('b')
    pointing.at = 'd'
    expect(pointing.considered?.play).toBe('b d')
    pointing.at = 'e'
    expect(pointing.considered).toBeNull()
    pointing.point('c')
    expect(pointing.considered?.play).toBe('b c')
  })

  test('other choices begin anew', () => {
    pointing.point('b')
    pointing.offer([choice('z')])
    expect(pointing.way).toEqual([])
    expect([...pointing.lit]).toEqual(['z'])
  })
})
