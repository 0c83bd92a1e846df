import { expect, test, vi } from 'vitest'

// The module follows the address of the window, which there is none of here.
vi.stubGlobal('location', { pathname: '/' })
vi.stubGlobal('document', { addEventListener: () => {} })
vi.stubGlobal('addEventListener', () => {})
const { routeOf } = await import('./route.svelte')

test.each([
  ['/', 'start', ''],
  ['/table/Ab_c-1', 'table', 'Ab_c-1'],
  ['/past/xyz', 'past', 'xyz'],
  ['/mine', 'mine', ''],
  ['/rules', 'rules', ''],
  ['/rules/sobek2p', 'rules', 'sobek2p'],
  ['/carry', 'carry', ''],
  ['/table/', 'nowhere', ''],
  ['/table/a/b', 'nowhere', ''],
  ['/mine/', 'nowhere', ''],
  ['/tabel/x', 'nowhere', ''],
])('%s is the page %s', (path, page, name) => {
  expect(routeOf(path)).toEqual({ page, name })
})
