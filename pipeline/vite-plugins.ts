import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { galleryFile, galleryModule } from './gallery.ts'
import { personaPictures } from './personas.ts'
import { postPictures } from './post-pictures.ts'

/** Brings up to date what is drawn or written from the content: before Vite copies public/. */
export function writeDrawings(): Plugin {
  return {
    name: 'write-drawings',
    async buildStart() {
      const gallery = { [galleryFile]: await galleryModule() }
      const drawings = { ...personaPictures(), ...postPictures(), ...gallery }
      for (const [file, text] of Object.entries(drawings)) {
        if (text === (await readFile(file, 'utf8').catch(() => undefined))) continue
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, text)
      }
    },
  }
}

/** Pages live only in the server's graph, so the images that they import must be carried over. */
export function copyServerImages(outDir: string): Plugin {
  return {
    name: 'copy-server-images',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    async writeBundle(options, bundle) {
      const assets = Object.keys(bundle).filter((file) =>
        /^assets\/.*\.(svg|png|jpe?g|webp|avif|gif)$/.test(file),
      )
      await Promise.all(assets.map((file) => cp(join(options.dir!, file), join(outDir, file))))
    },
  }
}

/**
 * Vite wraps each dynamic import in a helper of 0.8 KB that preloads scripts, waits for a chunk's
 * stylesheets and knows nonces. This site needs the stylesheets alone.
 */
export function slimPreload(): Plugin {
  return {
    name: 'slim-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { withStyles as __vitePreload } from '/src/runtime/with-styles.ts'`,
    },
  }
}

/** In development a change to a server-only module has no client update to ride on: reload the page. */
export function reloadOnServerChange(): Plugin {
  return {
    name: 'reload-on-server-change',
    apply: 'serve',
    hotUpdate({ file, modules }) {
      if (!/\/src\/.*\.(tsx?|md)$/.test(file) || modules.length > 0) return
      // No module imports Markdown: src/content/files.ts reads it.
      if (file.endsWith('.md')) this.environment.moduleGraph.invalidateAll()
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' })
    },
  }
}
