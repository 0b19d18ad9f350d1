import { createGenerator } from 'unocss'
import UnoCSS from 'unocss/vite'
import type { Plugin } from 'vite'
import unoConfig from '../uno.config.ts'
import { readText } from '../src/content/files.ts'
import { findSource } from './source-folders.ts'
import { scenarios } from '../src/content/scenarios.ts'

const uno = await createGenerator(unoConfig)

export async function utilitiesOf(classes: readonly string[]) {
  const { getLayer } = await uno.generate(new Set(classes), { minify: true })
  return {
    tokens: getLayer('preflights') ?? '',
    shortcuts: getLayer('shortcuts') ?? '',
    utilities: getLayer('default') ?? '',
  }
}

/**
 * UnoCSS's own plugin. It sees the modules that reach the browser, which are those of islands: pages are
 * in the server's graph alone. With `isForIslands`, as in a build, its utilities style islands only, so
 * that they cannot come between the ordered utilities of a page.
 */
export function siteUtilities(isForIslands: boolean): Plugin[] {
  const plugins = UnoCSS({
    ...unoConfig,
    content: { ...unoConfig.content, inline: [iconsInSource] },
    postprocess: (utility) => {
      if (isForIslands && !utility.selector.startsWith('.i-'))
        utility.selector = `:where([data-island]) ${utility.selector}`
    },
    inspector: false,
    configFile: false,
  })
  if (!isForIslands) return plugins
  return plugins.map((it) => ({ ...it, applyToEnvironment: ({ name }) => name === 'client' }))
}

/** One stylesheet, loaded after the first paint, with every icon that the source names and the menu's glyphs. */
function iconsInSource(): string {
  const icons = findSource('**/*.{ts,tsx}').flatMap(
    (file) => readText(file).match(/\bi-lucide-[\w-]+/g) ?? [],
  )
  return [...icons, ...scenarios.map(({ id }) => `i-glyph-${id}`)].join(' ')
}
