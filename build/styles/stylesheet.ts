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
  /** Every class that its selectors name. */
  classes: ReadonlySet<string>
}

/** Minifies a stylesheet and lists the classes that it styles. Throws, naming the file, on bad CSS. */
export function readStylesheet(filename: string, source: string): Stylesheet {
  const classes = new Set<string>()
  const { code } = transform({
    filename,
    code: Buffer.from(source),
    minify: true,
    targets,
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') classes.add(part.name)
      },
    },
  })
  return { css: code.toString(), classes }
}
