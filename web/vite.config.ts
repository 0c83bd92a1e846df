import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'

const page = '../src/shedet/page'

/** The drawings stand in the page itself: they are there with the first byte, and their colours are those of the page. */
function drawings(): Plugin {
  return {
    name: 'drawings',
    transformIndexHtml: html => html.replace('<!-- drawings -->', () => readFileSync('src/look/icons.svg', 'utf8')),
  }
}

/** Which sources a page was made from: a test compares it with the sources as they are (make.py knows the same). */
function fingerprint(): Plugin {
  return {
    name: 'fingerprint',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'made-from.txt', source: `${digest(sources())}\n` })
    },
  }
}

const more = ['index.html', 'package-lock.json', 'svelte.config.js', 'tsconfig.json', 'vite.config.ts']

function sources(): string[] {
  const all = ['src', 'public'].flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
  const files = all.filter(name => statSync(name).isFile() && !name.endsWith('.test.ts'))
  return [...files, ...more].map(name => name.replaceAll('\\', '/')).sort()
}

function digest(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

const most = { js: 150_000, css: 60_000 } // bytes, packed: whoever follows a link to a table waits for so much

/** A table opens quickly: a page that has grown too heavy is not built. */
function light(): Plugin {
  return {
    name: 'light',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(each => each.type === 'chunk')
      const made = (pattern: RegExp) => chunks.filter(each => pattern.test(each.facadeModuleId ?? ''))
      const first = [...chunks.filter(each => each.isEntry), ...made(/\/pages\/Table\.svelte$/)]
      for (const drawing of made(/\/tables\/\w+\/Table\.svelte$/)) {
        const loaded = together([...first, drawing], bundle)
        for (const [kind, limit] of Object.entries(most)) {
          const bytes = loaded.filter(each => each.fileName.endsWith(`.${kind}`)).reduce((sum, each) => sum + packed(each), 0)
          const name = drawing.facadeModuleId!.split('/').at(-2)
          if (bytes > limit) this.error(`a table of ${name} loads ${bytes} bytes of ${kind}, and may load ${limit}`)
          this.info(`a table of ${name} loads ${bytes} bytes of ${kind}`)
        }
      }
    },
  }
}

/** What a browser has to fetch for each page, and for each drawing of a table: the server tells it before any script does. */
function announced(): Plugin {
  return {
    name: 'announced',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(each => each.type === 'chunk')
      const first = new Set(together(chunks.filter(each => each.isEntry), bundle)) // the page itself names them
      const loads: Record<string, string[]> = {}
      for (const chunk of chunks) {
        const [, folder, name] = /\/src\/(pages|tables)\/(\w+)(?:\/Table)?\.svelte$/.exec(chunk.facadeModuleId ?? '') ?? []
        const files = together([chunk], bundle).filter(each => !first.has(each)).map(each => each.fileName)
        if (name) loads[`${folder}/${name.toLowerCase()}`] = files.sort()
      }
      const source = `${JSON.stringify(Object.fromEntries(Object.entries(loads).sort()), null, 1)}\n`
      this.emitFile({ type: 'asset', fileName: 'loads.json', source })
    },
  }
}

type Made = Rolldown.OutputBundle[string]

/** These chunks with all that they bring. */
function together(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Made[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (!file || found.has(name)) return
    found.add(name)
    if (file.type === 'chunk') [...file.imports, ...(file.viteMetadata?.importedCss ?? [])].forEach(add)
  }
  for (const chunk of chunks) add(chunk.fileName)
  return [...found].map(name => bundle[name]!)
}

function packed(file: Made): number {
  return gzipSync(file.type === 'chunk' ? file.code : file.source).length
}

export default defineConfig({
  base: '/page/',
  plugins: [svelte(), drawings(), fingerprint(), light(), announced()],
  build: { outDir: page, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ['src/**/*.test.ts'] },
})
