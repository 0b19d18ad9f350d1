import { composeVisitors, transform, type CustomAtRules, type Visitor } from 'lightningcss'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { colors } from '@cuewright/runbook-ui/uno'
import { sourceFilter } from '../source-folders.ts'

/** The cascade layers, the weakest first. uno.config.ts assigns tokens and utilities. */
export const order = '@layer base,components,pages,utilities;'

/** Styles for after the first paint. */
export const lateFiles = /^(src\/styles\/(late|faces)|packages\/runbook-ui\/styles)\//

/** Puts a stylesheet into its layer. Late styles have none, so that they override all layers. */
export function layered(file: string, css: string): string {
  if (lateFiles.test(file)) return css
  const [, folder] = file.split('/')
  const layer = file === 'src/styles/base.css' ? 'base' : folder === 'pages' ? folder : 'components'
  return `${order}@layer ${layer}{${css}}`
}

/** Converts breakpoints to em, so that people with larger text get the layout of a smaller screen. */
export const inTextSizes: Visitor<CustomAtRules> = {
  MediaQuery: (query) =>
    JSON.parse(JSON.stringify(query), (_, part) =>
      part?.unit === 'px' ? { unit: 'em', value: part.value / 16 } : part,
    ),
}

export const colourNames = new Set(Object.keys(colors).map((name) => `--${name}`))

/** Writes a colour's value beside its name in late styles: a page declares only the colours of its first paint. */
const withColours: Visitor<CustomAtRules> = {
  Variable: ({ name: { ident } }) => {
    const name = ident.slice(2)
    return name in colors
      ? { raw: `var(${ident},${colors[name as keyof typeof colors]})` }
      : undefined
  },
}

/**
 * Has repeating gradients mixed in sRGB. Firefox paints none of those whose colours are in oklch, and
 * so no hatch. Comes last, because lightningcss does not know the syntax.
 */
export function paintable(css: string): string {
  return css
    .replace(/repeating-linear-gradient\((?=-?[\d.]+(?:deg|turn)|to )/g, '$&in srgb ')
    .replace(/repeating-linear-gradient\((?!in srgb|-?[\d.]+(?:deg|turn)|to )/g, '$&in srgb,')
}

/** Does the same for stylesheets that Vite bundles or serves. */
export function layerStyles(): Plugin {
  return {
    name: 'layer-styles',
    enforce: 'pre',
    transform: {
      filter: { id: sourceFilter(String.raw`\.css$`) },
      handler: (css, id) => layered(relative(process.cwd(), id).replaceAll('\\', '/'), css),
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
