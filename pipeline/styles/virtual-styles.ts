import type { Plugin } from 'vite'
import { readStylesheet } from './stylesheet.ts'
import { generateIslandUtilities, generateUtilities } from '../uno.ts'

/**
 * What each virtual stylesheet holds: the site's, untrimmed, while developing; always the icons, and
 * the utilities of an island whose code comes in parts.
 */
const contents: Record<string, () => Promise<string>> = {
  'virtual:site.css': async () => (await readStylesheet()).css,
  'virtual:icons.css': async () => (await generateUtilities()).icons,
  'virtual:runbook-player.css': () => generateIslandUtilities('runbook-player'),
}

/** Serves them. While developing they are made again, and replaced, whenever a source file changes. */
export function virtualStyles(): Plugin {
  return {
    name: 'virtual-styles',
    resolveId: (id) => (nameIn(id) in contents ? id : undefined),
    load: (id) => contents[nameIn(id)]?.(),
    hotUpdate: {
      // Whoever asks whether a change touches a module of the browser's asks before.
      order: 'post',
      handler({ file, modules }) {
        if (!/\/src\/.*\.(css|tsx?)$/.test(file)) return undefined
        const own = Object.keys(contents).map((id) =>
          this.environment.moduleGraph.getModuleById(id),
        )
        return [...modules, ...own.filter((module) => module !== undefined)]
      },
    },
  }
}

/** Without the '?inline' of those that come inside a script. */
function nameIn(id: string) {
  return id.replace(/\?.*/, '')
}
