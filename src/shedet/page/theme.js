// Before anything is drawn: the theme that was chosen, or the system's, so that no page flashes in the other one.
{
  let theme = null
  try {
    theme = localStorage.getItem('shedet.theme')
  } catch {
    // A browser without storage: the system's theme holds.
  }
  document.documentElement.dataset.theme = theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}

// What every page asks for first is fetched together with the scripts, and not after them: on a slow line that is a
// second. It is only told to the browser here; whoever needs it asks for it as ever.
{
  let settings = null
  let known = false
  try {
    known = localStorage.getItem('shedet.known') === 'true'
    settings = JSON.parse(localStorage.getItem('shedet.settings') ?? 'null')
  } catch {
    // the browser's language holds
  }
  const wanted = [settings?.language || navigator.languages[0] || 'en', 'en'].map(each => each.slice(0, 2).toLowerCase())
  const paths = [...new Set(wanted)].map(each => `/page/words/${each}.ftl`)
  if (location.pathname === '/') paths.push('/api/games', ...(known ? ['/api/me/tables', '/api/tables'] : []))
  if (/^\/((table|past)\/.*)?$/.test(location.pathname)) paths.push('/api/me')
  for (const href of paths) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href, crossOrigin: 'anonymous' })
    document.head.append(link)
  }
}
