/** What somebody likes, kept in their browser; a browser that keeps nothing forgets it. */

export type Theme = 'system' | 'light' | 'dark'

const KEPT = 'shedet.settings'

class Settings {
  theme = $state<Theme>('system')
  atOnce = $state(false) // moves are made without being confirmed
  sounds = $state(true)
  motion = $state(true)
  plain = $state(false) // tables in words, without drawings
  rival = $state('merchant') // the level of bots that one plays with at once
  players = $state<Record<string, number>>({}) // how many play at once, by game
  notices = $state(false) // when it is my turn and I look elsewhere
  language = $state('')

  constructor() {
    Object.assign(this, read(KEPT) ?? {})
  }

  keep(): void {
    const { theme, atOnce, sounds, motion, plain, rival, players, notices, language } = this
    write(KEPT, { theme, atOnce, sounds, motion, plain, rival, players, notices, language })
    applyTheme(theme)
  }

  get isMoving(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = shownAs(theme)
  try {
    if (theme === 'system') localStorage.removeItem('shedet.theme')
    else localStorage.setItem('shedet.theme', theme)
  } catch {
    // it holds for this visit
  }
}

const night = matchMedia('(prefers-color-scheme: dark)')

/** What a theme looks like now. */
function shownAs(theme: Theme): 'light' | 'dark' {
  if (theme !== 'system') return theme
  return night.matches ? 'dark' : 'light'
}

export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a browser without storage
  }
}

export const settings = new Settings()

night.addEventListener('change', () => applyTheme(settings.theme))
