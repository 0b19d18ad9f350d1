import type { CustomAtRules, Visitor } from 'lightningcss'
import { colors } from '@cuewright/runbook-ui/uno'

/** Converts breakpoints to em, so that people with larger text get the layout of a smaller screen. */
export const inTextSizes: Visitor<CustomAtRules> = {
  MediaQuery: (query) =>
    JSON.parse(JSON.stringify(query), (_, part) =>
      part?.unit === 'px' ? { unit: 'em', value: part.value / 16 } : part,
    ),
}

export const colourNames = new Set(Object.keys(colors).map((name) => `--${name}`))

/** Writes a colour's value beside its name in late styles: a page declares only the colours of its first paint. */
export const withColours: Visitor<CustomAtRules> = {
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
