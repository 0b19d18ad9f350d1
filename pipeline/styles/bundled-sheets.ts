import { relative, resolve } from 'node:path'
import { composeVisitors, transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { findSource, sourceFilter } from '../source-folders.ts'
import { entries, kindOf, layered } from './kinds.ts'
import { inTextSizes, paintable, withColours } from './rewrites.ts'

/** Layers and rewrites the sheets that Vite bundles or serves, and checks that each file is in those of its kind. */
export function bundledSheets(): Plugin {
  return {
    name: 'bundled-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: sourceFilter(String.raw`\.css$`) },
      handler: (css, id) => layered(fileOf(id), css),
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client' || this.environment.mode !== 'build') return
      const styles = findSource('**/*.css').map((file) => ({
        file,
        importers: this.getModuleInfo(resolve(file))?.importers.map(fileOf) ?? [],
      }))
      refuseMisplaced(styles)
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          const code = Buffer.from(file.source)
          const isLate = file.names.includes('app.css')
          const visitor = isLate ? composeVisitors([inTextSizes, withColours]) : inTextSizes
          const { code: css } = transform({ filename: file.fileName, code, minify: true, visitor })
          file.source = paintable(css.toString())
        }
    },
  }
}

/** Throws if a module imports a CSS file that is not of its kind, or lacks one that is: its rules would be nowhere. */
export function refuseMisplaced(styles: readonly { file: string; importers: readonly string[] }[]) {
  const misplaced = styles.flatMap(({ file, importers }) => {
    const { kind, sheets } = kindOf(file)
    const wanted = sheets.flatMap((sheet) => entries[sheet] ?? [])
    const missing = wanted.filter((entry) => !importers.includes(entry))
    const needless = importers.filter((importer) => !wanted.includes(importer))
    return [
      ...missing.map((entry) => `${file} is a ${kind} style, so ${entry} has to import it`),
      ...needless.map((importer) => `${file} is a ${kind} style, so ${importer} may not import it`),
    ]
  })
  if (misplaced.length > 0) throw new Error(`See pipeline/styles/kinds.ts: ${misplaced.join('; ')}`)
}

function fileOf(id: string): string {
  return relative(process.cwd(), id).replaceAll('\\', '/')
}
