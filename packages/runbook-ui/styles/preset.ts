import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { presetIcons, presetWind3, type Preset, type Rule, type Variant } from 'unocss'
import { colors, declarations, scale } from './tokens.ts'

type Collections = NonNullable<NonNullable<Parameters<typeof presetIcons>[0]>['collections']>

const theme = {
  colors: Object.fromEntries(Object.keys(colors).map((name) => [name, `var(--${name})`])),
  breakpoints: { sm: '600px', md: '900px', lg: '1200px', xl: '1360px' },
  fontFamily: {
    sans: 'var(--sans)',
    serif: 'var(--serif)',
  },
  fontSize: Object.fromEntries(
    Object.entries(scale).map(([name, [, leading, tracking, width]]) => [
      name,
      [
        `var(--text-${name})`,
        { 'line-height': leading, 'letter-spacing': tracking, 'font-stretch': width },
      ],
    ]),
  ),
  letterSpacing: { tight: '-.02em', normal: '0' },
  // 'media-forced:' is where the system's colours are forced, 'media-noscript:' where no script runs.
  media: {
    forced: '(forced-colors: active)',
    noscript: '(scripting: none)',
    phone: 'screen and (max-width: 899.9px)',
  },
  borderRadius: { bar: '2px', btn: '4px', full: '50%' },
}

const sides: Readonly<Record<string, string>> = {
  t: '-top',
  r: '-right',
  b: '-bottom',
  l: '-left',
  x: '-inline',
  y: '-block',
}

/** How every line is drawn: 'edge-rule', 'edge-t-2-ink', 'edge-x-1.5-dashed-$line'; 'edge-b-0' is none. */
function edge(side: string): Rule {
  const how = `^edge-(${side})(0|(?:([\\d.]+)-)?(?:(dashed|dotted)-)?(\\$?[\\w-]+))$`
  return [
    new RegExp(how),
    ([, on = '', what, width = '1', style = 'solid', color = '']) => {
      const property = `border${sides[on.slice(0, -1)] ?? ''}`
      if (what === '0') return { [property]: '0' }
      const name = color in colors ? color : /^\$(.+)/.exec(color)?.[1]
      if (name) return { [property]: `${width}px ${style} var(--${name})` }
      if (/^(current|transparent)$/.test(color))
        return { [property]: `${width}px ${style} ${color.replace('current', 'currentcolor')}` }
      return undefined
    },
  ]
}

/** Lucide draws at 2 px on 24; ours are 1.5 px. */
function lucideIcon(name: string): string | undefined {
  const icon = lucide.icons[name as keyof typeof lucide.icons]
  // UnoCSS asks for the bare prefix as well, which is no icon.
  const lines = icon?.body.replaceAll('stroke-width="2"', 'stroke-width="1.5"')
  return lines && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${lines}</svg>`
}

/** '@[520px]:' is from a container's width on, 'below-520px:' under it. */
const below: Variant = {
  name: 'below',
  match(name) {
    const [prefix, width] = /^below-(\d+)px:/.exec(name) ?? []
    if (!prefix) return undefined
    return {
      matcher: name.slice(prefix.length),
      handle: (input, next) =>
        next({
          ...input,
          parent: `@container (max-width: ${Number(width) - 0.1}px)`,
          // The narrower, the later.
          parentOrder: 10_000 - Number(width),
        }),
    }
  },
}

const rules: Rule[] = [
  // Letters of data's width in another size.
  ['narrow', { 'font-stretch': '84%' }],
  // Where something is beside its place: centred on it, or ahead of it.
  ['centred', { translate: '-50%' }],
  ['ahead', { translate: '-100%' }],
  ['in-place', { translate: '0' }],
  ['diamond', { rotate: '45deg' }],
  // A line of a drawing is as wide however the drawing is stretched, and its grounds are printed.
  ['constant-stroke', { 'vector-effect': 'non-scaling-stroke' }],
  ['exact-colours', { 'print-color-adjust': 'exact' }],
  // 'parts-4-8': columns by their shares; 'parts-1-auto': the second is as wide as its content.
  [
    /^parts((?:-(?:\d+|auto))+)$/,
    ([, parts = '']) => ({
      'grid-template-columns': parts.slice(1).replaceAll('-', ' ').replaceAll(/\d+/g, '$&fr'),
    }),
  ],
  // 'label-22': a first column in steps of the scale, the rest for the second.
  [/^label-([\d.]+)$/, ([, steps]) => ({ 'grid-template-columns': `${Number(steps) / 4}rem 1fr` })],
  // A line on all sides, on two or on one, whose rules come in this order.
  ...['', '[xy]-', '[trbl]-'].map(edge),
]

/** The tokens and the faces, for the page's root. */
function rootRule() {
  return (
    `:root{${declarations.join(';')};` +
    `--sans:'Archivo Fallback',system-ui,sans-serif;` +
    `--headings:headings,var(--sans);--figures:figures,var(--sans);` +
    `--serif:'Source Serif Georgia','Source Serif Fallback',Georgia,serif}`
  )
}

const shortcuts = {
  'on-dark': 'bg-bottle text-on-bottle',
  figures: '[font-family:var(--figures)] narrow',
  btn: 'inline-flex items-center justify-center gap-2 min-h-11 px-5 pt-0.5 rounded-btn edge-current fw-560 leading-tight no-underline text-inherit bg-transparent cursor-pointer text-center',
  'btn-now': 'bg-now text-ink border-ink',
  'btn-ink': 'bg-ink text-ground border-ink',
  'btn-small': 'px-3.75 text-small leading-5',
  'btn-light': 'bg-on-bottle text-ink border-on-bottle',
  'btn-dark': 'border-on-bottle-2 text-on-bottle',
  field: 'edge-ink-3 rounded-btn bg-paper hover:border-ink aria-[invalid=true]:edge-2-late',
  link: 'text-link underline decoration-1 underline-offset-3',
  chip: 'inline-flex items-center rounded-bar px-1.75 text-data leading-normal fw-600 whitespace-nowrap',
}

/**
 * What a UnoCSS configuration needs to style this package's components: tokens, type scale, rules, buttons and icons. A
 * host without UnoCSS takes `styles.css`. `collections` are a host's own icons.
 */
export function presetsRunbookUi(collections: Collections = {}): Preset[] {
  return [
    presetWind3({ preflight: 'on-demand' }),
    presetIcons({
      mode: 'mask',
      collections: { lucide: lucideIcon, ...collections },
      // An icon's rule names its picture; what all of them share is in styles/.
      processor: (rule) => {
        for (const name of Object.keys(rule)) if (name !== '--un-icon') delete rule[name]
      },
    }),
    {
      name: 'runbook-ui',
      theme,
      variants: [below],
      rules,
      preflights: [{ getCSS: rootRule }],
      shortcuts,
    },
  ]
}
