/** Which page is shown, by its address. */

export interface Route {
  page: 'start' | 'table' | 'past' | 'mine' | 'rules' | 'carry' | 'nowhere'
  name: string // of a table or a game
}

const PAGES: [RegExp, Route['page']][] = [
  [/^\/$/, 'start'],
  [/^\/table\/([\w-]+)$/, 'table'],
  [/^\/past\/([\w-]+)$/, 'past'],
  [/^\/mine$/, 'mine'],
  [/^\/rules(?:\/(\w+))?$/, 'rules'],
  [/^\/carry$/, 'carry'],
]

export function routeOf(path: string): Route {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path)
    if (found) return { page, name: found[1] ?? '' }
  }
  return { page: 'nowhere', name: '' }
}

class Here {
  route = $state<Route>(routeOf(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)))
    document.addEventListener('click', event => this.follow(event))
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path)
    this.route = routeOf(location.pathname)
    scrollTo(0, 0)
  }

  /** Links within the page need no new page. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.('a')
    const isOurs = link?.origin === location.origin && !link.target && !link.hasAttribute('download') && !link.hash
    if (!link || !isOurs || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (routeOf(link.pathname).page === 'nowhere') return
    event.preventDefault()
    this.go(link.pathname)
  }
}

export const here = new Here()
