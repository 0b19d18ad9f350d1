import { transform, type CustomAtRules, type Selector, type TransformOptions } from 'lightningcss'
import { stateNames } from '../../src/runtime/page-states.ts'
import { inTextSizes } from './rewrites.ts'

/** The oldest browsers that the build aims at: Vite's 'baseline-widely-available'. */
const targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
}

/**
 * `css` without the selectors that need an element, a class, an id or a `data-` attribute that is not among
 * `marks`, such as 'table', '.band', '#faq', '[data-first]' or '[data-state=done]'. States that code sets later stay.
 */
export function trimmed(css: string, marks: ReadonlySet<string>): string {
  return minify(css, {
    visitor: { Selector: (selector) => (canMatch(selector, marks) ? undefined : []) },
  })
}

function canMatch(selector: Selector, marks: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    // In an island, React may draw any element later.
    if (part.type === 'type') return marks.has(part.name) || marks.has('[data-island]')
    if (part.type === 'class') return marks.has(`.${part.name}`)
    if (part.type === 'id') return marks.has(`#${part.name}`)
    if (part.type === 'attribute') {
      const { name, operation } = part
      if (!name.startsWith('data-') || stateNames.has(name)) return true
      return marks.has(operation ? `[${name}=${operation.value}]` : `[${name}]`)
    }
    if (
      part.type === 'pseudo-class' &&
      (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    )
      return part.selectors.some((inner) => canMatch(inner, marks))
    return true
  })
}

/** Returns the custom properties and keyframes that a stylesheet declares, and those that it uses. */
export function symbolsOf(css: string) {
  const [declared, read] = [new Set<string>(), new Set<string>()]

  function readNames(declaration: unknown) {
    JSON.stringify(declaration, (_, part) => {
      if (part?.type === 'ident') read.add(part.value)
      return part
    })
  }

  minify(css, {
    visitor: {
      Rule: { keyframes: ({ value }) => void declared.add(value.name.value) },
      Declaration: {
        // lightningcss also passes unknown properties here, such as text-wrap.
        custom: ({ name }) => void (name.startsWith('--') && declared.add(name)),
        animation: readNames,
        'animation-name': readNames,
      },
      Variable: ({ name }) => void read.add(name.ident),
    },
  })
  return { declared, read }
}

/** Removes custom properties and keyframes that neither `css` nor `elsewhere` uses. */
export function withoutUnread(css: string, elsewhere: ReadonlySet<string>): string {
  const { declared, read } = symbolsOf(css)
  const unread = declared.difference(read).difference(elsewhere)
  return minify(css, { unusedSymbols: [...unread], visitor: inTextSizes })
}

/** Minifies CSS for the oldest browsers that the build aims at. Throws, naming the place, on bad CSS. */
export function minify(
  css: string,
  options: Partial<TransformOptions<CustomAtRules>> = {},
): string {
  const code = Buffer.from(css)
  return transform({
    filename: 'site.css',
    code,
    minify: true,
    targets,
    ...options,
  }).code.toString()
}
