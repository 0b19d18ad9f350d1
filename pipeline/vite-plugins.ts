import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor, type ConfigEnv, type Plugin } from 'vite'
import { readText } from '../src/content/files.ts'
import { personaPictures } from './personas.ts'
import { postPictures } from './post-pictures.ts'

function isServerBuild(_: unknown, { command, isSsrBuild }: ConfigEnv) {
  return command === 'build' && isSsrBuild === true
}

/**
 * Gives `role="list"` to every list with a class, whose markers src/styles/base.css takes away: without
 * them Safari calls it no list. `<ul className="stops">` becomes `<ul role="list" className="stops">`.
 */
export function addListRoles(): Plugin {
  return {
    name: 'add-list-roles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: /<[uo]l\b/ },
      handler: (code, id) => ({ code: withRoles(code, id), map: null }),
    },
  }
}

function withRoles(code: string, id: string): string {
  const places: number[] = []
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const isList = name.type === 'JSXIdentifier' && ['ul', 'ol'].includes(name.name)
      const names = attributes.map((given) => given.type === 'JSXAttribute' && given.name.name)
      if (isList && names.includes('className') && !names.includes('role')) places.push(name.end)
    },
  }).visit(parseSync(id, code).program)
  return places
    .toReversed()
    .reduce((text, place) => `${text.slice(0, place)} role="list"${text.slice(place)}`, code)
}

/** Draws pictures from the content before Vite copies public/. */
export function writeDrawings(): Plugin {
  return {
    name: 'write-drawings',
    apply: (...given) => !isServerBuild(...given),
    async buildStart() {
      const drawings = { ...personaPictures(), ...postPictures() }
      for (const [file, text] of Object.entries(drawings)) {
        if (existsSync(file) && text === readText(file)) continue
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, text)
      }
    },
  }
}

/** Leaves modules that read Markdown out of the server build, so that Node loads them once for all steps. */
export function lightenServerBuild(): Plugin {
  return {
    name: 'lighten-server-build',
    apply: isServerBuild,
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/content\/(posts|legal|stories)\.ts$/ },
      handler: (name, importer) => ({
        id: new URL(name, pathToFileURL(importer!)).href,
        external: 'absolute',
      }),
    },
  }
}

/** Pages live only in the server's graph, so the images that they import must be carried over. */
export function copyServerImages(outDir: string): Plugin {
  return {
    name: 'copy-server-images',
    apply: isServerBuild,
    async writeBundle(options, bundle) {
      const assets = Object.keys(bundle).filter((file) =>
        /^assets\/.*\.(svg|png|jpe?g|webp|avif|gif)$/.test(file),
      )
      await Promise.all(assets.map((file) => cp(join(options.dir!, file), join(outDir, file))))
    },
  }
}

/**
 * The islands' stylesheet as a file of its own, whose address is in every page. No chunk has styles then,
 * so the helper (0.8 KB) is left out with which Vite makes each dynamic import wait for its styles.
 */
export function islandStyles(): Plugin {
  return {
    name: 'island-styles',
    apply: (...given) => given[1].command === 'build' && !isServerBuild(...given),
    config: () => ({ build: { rolldownOptions: { input: { styles: 'src/islands/styles.ts' } } } }),
    configResolved({ plugins }) {
      const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build')
      if (!wrapping) throw new Error('Vite wraps dynamic imports by another name')
      wrapping.applyToEnvironment = () => false
    },
  }
}

/** Reloads the page in development after a change to a module that only the server uses. */
export function reloadOnServerChange(): Plugin {
  return {
    name: 'reload-on-server-change',
    apply: 'serve',
    hotUpdate({ file, modules }) {
      if (!/\/src\/.*\.(tsx?|md|svg)$/.test(file) || modules.length > 0) return
      // src/content/files.ts reads these files, and no module imports them.
      if (/\.(md|svg)$/.test(file)) this.environment.moduleGraph.invalidateAll()
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' })
    },
  }
}
