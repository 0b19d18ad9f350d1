import type { Plugin } from 'vite'
import { readStylesheet } from './stylesheet.ts'
import { generateIslandUtilities, generateUtilities } from '../uno.ts'

/** The site's styles, untrimmed, while developing; always the icons. */
const contents: Record<string, () => Promise<string>> = {
  'virtual:site.css': async () => (await readStylesheet()).css,
  'virtual:icons.css': async () => (await generateUtilities()).icons,
}

/** The utilities of an island, whose code brings them along: virtual:utilities/live-runbook.css. */
const ofIsland = /^virtual:utilities\/([\w-]+)\.css/

/** Serves virtual stylesheets. While developing they are made again whenever a source file changes. */
export function virtualStyles(): Plugin {
  return {
    name: 'virtual-styles',
    resolveId: (id) => (id in contents || ofIsland.test(id) ? id : undefined),
    load(id) {
      const island = ofIsland.exec(id)?.[1]
      return island ? generateIslandUtilities(island) : contents[id]?.()
    },
    hotUpdate: {
      // Last, so that these modules are added after the reload plugin has asked what a change touches.
      order: 'post',
      handler({ file, modules }) {
        if (!/\/src\/.*\.(css|tsx?)$/.test(file)) return undefined
        const loaded = [...this.environment.moduleGraph.idToModuleMap]
        const own = loaded.filter(([id]) => id in contents || ofIsland.test(id))
        return [...modules, ...own.map(([, module]) => module)]
      },
    },
  }
}
