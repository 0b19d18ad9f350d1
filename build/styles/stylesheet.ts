import { transform } from 'lightningcss'

/** The oldest browsers that the build aims at: Vite's 'baseline-widely-available'. */
const targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
}

export type Stylesheet = {
  css: string
  /** In how many of its selectors each class stands. */
  classes: ReadonlyMap<string, number>
}

/** Minifies a stylesheet and counts the classes that it styles. Throws, naming the file, on bad CSS. */
export function readStylesheet(filename: string, source: string): Stylesheet {
  const classes = new Map<string, number>()
  const { code } = transform({
    filename,
    code: Buffer.from(source),
    minify: true,
    targets,
    visitor: {
      Selector(selector) {
        for (const part of selector)
          if (part.type === 'class') classes.set(part.name, (classes.get(part.name) ?? 0) + 1)
      },
    },
  })
  return { css: inTextSizes(code.toString()), classes }
}

/** Breakpoints in em: whoever sets larger text in the browser gets the layout of a smaller screen. */
const inTextSizes = (css: string) =>
  css.replace(/@media[^{]+/g, (query) =>
    query.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / 16}em`),
  )
