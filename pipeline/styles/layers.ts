import { composeVisitors, transform, type CustomAtRules, type Visitor } from 'lightningcss'
import type { Plugin } from 'vite'
import { colors } from '../../uno.config.ts'

/** The layers of the cascade, the weakest first: uno.config.ts puts tokens and utilities into theirs. */
export const order = '@layer base,components,pages,utilities;'

const late = /^src\/styles\/(late|faces)\//

/**
 * A stylesheet of the source in its layer. What comes after the first paint has none: it refines all of
 * them.
 */
export function layered(file: string, css: string): string {
  if (late.test(file)) return css
  const [, folder] = file.split('/')
  const layer = file === 'src/styles/base.css' ? 'base' : folder === 'pages' ? folder : 'components'
  return `${order}@layer ${layer}{${css}}`
}

/** Breakpoints in em: whoever sets larger text in the browser gets the layout of a smaller screen. */
export const inTextSizes: Visitor<CustomAtRules> = {
  MediaQuery: (query) =>
    JSON.parse(JSON.stringify(query), (_, part) =>
      part?.unit === 'px' ? { unit: 'em', value: part.value / 16 } : part,
    ),
}

export const colourNames = new Set(Object.keys(colors).map((name) => `--${name}`))

/** In the late styles a colour has its value beside its name: a page declares those of its first paint alone. */
const withColours: Visitor<CustomAtRules> = {
  Variable: ({ name: { ident } }) => {
    const name = ident.slice(2)
    return name in colors
      ? { raw: `var(${ident},${colors[name as keyof typeof colors]})` }
      : undefined
  },
}

/** The same for the stylesheets that Vite bundles or serves. */
export function layerStyles(): Plugin {
  return {
    name: 'layer-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler: (css, id) => layered(id.slice(id.lastIndexOf('/src/') + 1), css),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          const code = Buffer.from(file.source)
          const isLate = file.names.includes('app.css')
          const visitor = isLate ? composeVisitors([inTextSizes, withColours]) : inTextSizes
          file.source = transform({ filename: file.fileName, code, minify: true, visitor }).code
        }
    },
  }
}
