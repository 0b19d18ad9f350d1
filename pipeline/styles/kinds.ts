/** The cascade's layers, the weakest first. What is in none of them is stronger than all. */
const layers = ['base', 'components', 'pages', 'utilities'] as const

/** Comes first in every sheet, so that the layers have this order whichever is loaded first. */
export const order = `@layer ${layers.join()};`

type Layer = (typeof layers)[number] | 'none'

/**
 * The stylesheets of the built site: inside each `page`, with only the rules that can match it; one for all `islands`,
 * which comes with the first that wakes; one of `late` styles, after the first paint; and one for each of the `faces`.
 */
export type Sheet = 'page' | 'islands' | 'late' | 'faces'

type Kind = { kind: string; files: RegExp; layer: Layer; sheets: readonly Sheet[] }

/** Which kind of style a CSS file is, by its path: the first of these whose `files` matches. */
const kinds: readonly Kind[] = [
  { kind: 'typeface', files: /^src\/styles\/faces\//, layer: 'none', sheets: ['faces'] },
  { kind: 'late', files: /^src\/styles\/late\//, layer: 'none', sheets: ['late'] },
  { kind: 'late', files: /^packages\/runbook-ui\/styles\//, layer: 'none', sheets: ['late'] },
  { kind: 'base', files: /^src\/styles\/base\.css$/, layer: 'base', sheets: ['page'] },
  { kind: 'site-wide', files: /^src\/styles\//, layer: 'components', sheets: ['page'] },
  { kind: 'page', files: /^src\/pages\//, layer: 'pages', sheets: ['page'] },
  { kind: 'woken', files: /\/woken\.css$/, layer: 'components', sheets: ['islands'] },
  { kind: 'component', files: /\.css$/, layer: 'components', sheets: ['page', 'islands'] },
]

/** The same for what UnoCSS writes, by its own name for it. */
export const unoKinds: Readonly<Record<string, Omit<Kind, 'kind' | 'files'>>> = {
  preflights: { layer: 'base', sheets: ['page', 'islands'] },
  shortcuts: { layer: 'components', sheets: ['page', 'islands'] },
  default: { layer: 'utilities', sheets: ['page', 'islands'] },
  icons: { layer: 'none', sheets: ['late'] },
}

/** Which module has to import the files of a sheet that Vite bundles. The pipeline puts the others together itself. */
export const entries: Readonly<Partial<Record<Sheet, string>>> = {
  islands: 'src/islands/styles.ts',
  late: 'src/client.ts',
}

export function kindOf(file: string): Kind {
  const kind = kinds.find(({ files }) => files.test(file))
  if (!kind) throw new Error(`${file} is no CSS file`)
  return kind
}

/** The CSS layer of what UnoCSS writes, as it asks for it. */
export function layerOf(unoLayer: string): string | null {
  const layer = unoKinds[unoLayer]?.layer ?? 'none'
  return layer === 'none' ? null : layer
}

/** Puts a stylesheet into its layer. */
export function layered(file: string, css: string): string {
  const { layer } = kindOf(file)
  return layer === 'none' ? css : `${order}@layer ${layer}{${css}}`
}
