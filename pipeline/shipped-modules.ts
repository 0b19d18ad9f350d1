import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Where a build notes which modules reached the browser's code: beside the site, not within it. */
export function shippedModulesFile(outDir: string): string {
  return join('.cache/shipped-modules', `${basename(outDir)}.json`)
}

/**
 * Two plugins, for the pages' code and for that of workers, which is bundled apart. What a bundler
 * dropped from a module's package is not shipped and not noted.
 */
export function noteShippedModules(outDir: string): { pages: Plugin; workers: Plugin } {
  const shipped = new Set<string>()

  function collect(_: unknown, bundle: Rolldown.OutputBundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const [id, { renderedLength }] of Object.entries(chunk.modules))
        if (renderedLength > 0) shipped.add(nameOf(id))
    }
  }

  return {
    workers: { name: 'note-shipped-modules-of-workers', generateBundle: collect },
    pages: {
      name: 'note-shipped-modules',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      generateBundle: collect,
      async writeBundle() {
        const file = shippedModulesFile(outDir)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, `${JSON.stringify([...shipped].toSorted(), null, 2)}\n`)
      },
    },
  }
}

/** A module's path in the repository, or the bundler's own name for what it wrote itself. */
function nameOf(id: string): string {
  const path = id.replace(/\?.*$/, '')
  return path.startsWith('\0') ? path.slice(1) : relative(process.cwd(), path)
}
