import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { defineConfig, presetIcons, presetWind3, type Rule } from 'unocss'
import { sourceFilter } from './pipeline/source-folders.ts'
import { readText } from './src/content/files.ts'

/** The only place that holds design tokens. Ratios are WCAG contrast on `ground`, or on `bottle` for on-… and …-d. */
export const colors = {
  ground: 'oklch(.982 .004 165)',
  'ground-2': 'oklch(.955 .007 165)',
  ink: 'oklch(.235 .035 168)', // 15.7
  'ink-2': 'oklch(.41 .028 168)', // 8.3
  'ink-3': 'oklch(.50 .024 168)', // 5.6; 5.2 on ground-2
  rule: 'oklch(.885 .008 165)',
  'rule-strong': 'oklch(.61 .018 168)', // 3.6
  bottle: 'oklch(.255 .042 168)',
  'bottle-2': 'oklch(.305 .045 168)',
  'bottle-rule': 'oklch(.38 .042 168)',
  'bottle-tick': 'oklch(.52 .04 168)',
  'on-bottle': 'oklch(.965 .008 150)', // 14.1
  'on-bottle-2': 'oklch(.80 .022 160)', // 8.4
  now: 'oklch(.875 .175 96)', // ink on it 11.3; it on bottle 10.7
  'now-hover': 'oklch(.84 .168 94)', // ink 10.1
  link: 'oklch(.43 .085 168)', // 7.4
  done: 'oklch(.47 .085 165)', // 6.2
  'done-d': 'oklch(.78 .12 162)', // 8.2
  passed: 'oklch(.6 .11 164)', // a line on either ground: 3.7, and 4.0 on bottle
  late: 'oklch(.53 .195 28)', // 5.6
  'late-d': 'oklch(.74 .15 26)', // 6.3
  rehearse: 'oklch(.49 .115 248)', // 5.9
  'rehearse-d': 'oklch(.78 .10 240)', // 7.9
  'rehearse-2': 'oklch(.965 .018 248)',
  'rehearse-3': 'oklch(.49 .115 248 / .14)',
  'late-3': 'oklch(.53 .195 28 / .5)',
  paper: '#fff',
  // A spreadsheet's own greys, which nothing else has.
  drab: 'oklch(.925 .003 165)',
  'drab-edge': 'oklch(.78 .004 165)',
  'drab-ink': 'oklch(.36 .006 165)',
}

/**
 * The type scale: size, line height, distance and width of letters. Large steps follow the window that
 * they are in, or else the page. What they are on paper is in src/styles/late/print.css.
 */
const scale: Readonly<Record<string, readonly [string, number | string, string?, string?]>> = {
  // Labels, axes, cells and chips: 13.5 px.
  data: ['.84375rem', 1.35, undefined, '84%'],
  // Notes, captions, controls: 15 px.
  small: ['.9375rem', 1.45],
  // Running text: 17 px.
  body: ['1.0625rem', 1.6, '0', '100%'],
  // A question, the name of a row, a long text in serif: 19 px.
  topic: ['1.1875rem', 1.35, '0', '100%'],
  // The heading of a card, h3: 22 px.
  item: ['1.375rem', 1.2, '-.012em', '103%'],
  // A statement, a quotation: 22 to 28 px.
  claim: ['clamp(1.375rem,1.1rem + 1cqw,1.75rem)', 1.2, '-.015em', '100%'],
  // The heading of a band, h2: 28 to 36 px.
  heading: ['clamp(1.75rem,1.25rem + 1.4cqw,2.25rem)', 1.1, '-.02em', '103%'],
  // A figure among words: 38 to 48 px.
  figure: ['clamp(2.375rem,2.1rem + 1.1cqw,3rem)', 1.1, '-.02em', '84%'],
  // The heading of a page, h1: 38 to 56 px.
  title: ['clamp(2.375rem,1.7rem + 2.6cqw,3.5rem)', 1.02, '-.026em', '103%'],
  // The first words of the site: 38 to 60 px, in lines of whole pixels: what is below them is a chart.
  hero: ['clamp(2.375rem,.8rem + 5.2cqw,3.75rem)', 'round(.97em,1px)', '-.03em', '103%'],
  // The one statement of a page: 38 to 80 px.
  statement: ['clamp(2.375rem,.6rem + 5.4cqw,5rem)', 'round(1.03em,1px)', '-.03em', '103%'],
  // One figure that fills its place: 64 to 120 px.
  poster: ['clamp(4rem,12cqw,7.5rem)', 0.95, '-.035em', '84%'],
}

const variables = [
  ...Object.entries(colors).map(([name, value]) => `--${name}:${value}`),
  ...Object.entries(scale).map(([name, [size]]) => `--text-${name}:${size}`),
]

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
  // The space above and below a band, and above a page's first words.
  spacing: {
    'band-start': 'var(--band-top,var(--band))',
    'band-end': 'var(--band-bottom,var(--band))',
    'band-half': 'calc(var(--band)/2)',
    opening: 'clamp(32px,3.5vw,48px)',
  },
  letterSpacing: { tight: '-.02em', normal: '0' },
  // 'media-forced:' is where the system's colours are forced, 'media-noscript:' where no script runs.
  media: {
    forced: '(forced-colors: active)',
    noscript: '(scripting: none)',
    phone: 'screen and (max-width: 899.9px)',
  },
  borderRadius: { bar: '2px', btn: '4px', full: '50%' },
}

const cssLayers: Readonly<Record<string, string>> = {
  preflights: 'base',
  shortcuts: 'components',
  default: 'utilities',
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

export default defineConfig({
  presets: [
    presetWind3({ preflight: 'on-demand' }),
    presetIcons({
      mode: 'mask',
      collections: {
        // The scenarios' glyphs in the menu, in their own colours: the page has no bytes for them.
        glyph: (name: string) =>
          readText(`src/components/scenario-glyph/${name}.svg`)
            .replaceAll('var(--glyph-stroke,2)', '2')
            .replaceAll('var(--late,currentColor)', colors.late)
            .replaceAll('var(--rule-strong,currentColor)', colors['rule-strong'])
            .replaceAll('currentColor', colors.ink),
        // Lucide draws at 2 px on 24; the direction is 1.5 px.
        lucide: (name: string) => {
          const icon = lucide.icons[name as keyof typeof lucide.icons]
          // UnoCSS asks for the bare prefix as well, which is no icon.
          const lines = icon?.body.replaceAll('stroke-width="2"', 'stroke-width="1.5"')
          return (
            lines && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${lines}</svg>`
          )
        },
      },
      // An icon's rule names its picture; what all of them share is in src/styles/.
      processor: (rule) => {
        for (const name of Object.keys(rule)) if (name !== '--un-icon') delete rule[name]
      },
    }),
  ],
  content: { pipeline: { include: [sourceFilter(String.raw`\.tsx?($|\?)`)] } },
  // The layers of the cascade are in pipeline/styles/layers.ts; a component's own file refines shortcuts.
  outputToCssLayers: { cssLayerName: (layer) => cssLayers[layer] ?? null },
  theme,
  variants: [
    // '@[520px]:' is from a container's width on, 'below-520px:' under it.
    {
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
    },
  ],
  rules: [
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
    [
      /^label-([\d.]+)$/,
      ([, steps]) => ({ 'grid-template-columns': `${Number(steps) / 4}rem 1fr` }),
    ],
    // A line on all sides, on two or on one, whose rules come in this order.
    ...['', '[xy]-', '[trbl]-'].map(edge),
  ],
  // A rule for each class, so that a page's stylesheet holds only those that it uses.
  mergeSelectors: false,
  // The regulator's initials, which read as padding-right.
  blocklist: ['pra'],
  preflights: [
    {
      getCSS: () =>
        `:root{${variables.join(';')};` +
        `--sans:'Archivo Fallback',system-ui,sans-serif;` +
        `--headings:headings,var(--sans);--figures:figures,var(--sans);` +
        `--serif:'Source Serif Fallback',Georgia,serif;` +
        `--header:64px;--left:24px;--right:24px;--band:clamp(56px,6vw,96px)}` +
        // Room for the ruler, and at most 1,440 px of content, to which the ruler stays docked.
        `@media (min-width:900px){:root{--left:max(96px,50vw - 720px);--right:40px}}` +
        `@media (min-width:1400px){:root{--right:max(64px,100vw - 1440px - var(--left))}}`,
    },
  ],
  shortcuts: {
    // Layout: the content's edges, the twelve columns between them, the space above and below. What
    // is `wide` begins with the ruler.
    page: 'pl-$left pr-$right',
    wide: 'pl-[min(var(--left),max(24px,calc(1.5*var(--left)-120px)))] pr-$right',
    cols: 'grid grid-cols-12 gap-x-6',
    // Neighbours on one ground share their space: src/components/layout/ruler.css.
    band: 'pt-band-start pb-band-end',
    'band-half': 'py-band-half',
    'on-dark': 'bg-bottle text-on-bottle',
    lead: 'text-body leading-normal text-ink-2 max-w-36.7em',
    measure: 'max-w-36.7em',
    // Between the head of a long text and its first words.
    'reading-between': 'mt-7 mb-11 md:mt-12 md:mb-14',
    // One statement in large type, below a heading or in its place.
    claim: 'max-w-19.5em text-claim fw-520 text-balance',
    // A column of a timetable: a hairline down its left edge, where there are columns.
    'col-rule': 'md:edge-l-rule md:pl-6',
    'col-rule-dark': 'md:edge-l-bottle-rule md:pl-6',
    // A fact among its neighbours: a heavy line above, a hairline at its left.
    'trust-fact': 'pl-4 edge-l-rule-strong',
    // The name of a setting in a sentence.
    setting: 'font-sans fw-560 narrow break-anywhere',
    // A large figure, in a face that is inside its page: pipeline/fonts/page-faces.ts.
    figures: '[font-family:var(--figures)] narrow',
    // A lane ruled every `--step` of its width.
    'ruled-lane':
      '[background:linear-gradient(90deg,var(--line,var(--rule-strong))_1px,transparent_0)_0_0/var(--step)_100%]',
    // Time that is too late.
    'late-hatch':
      '[background:repeating-linear-gradient(135deg,var(--late-d)_0_1.5px,transparent_1.5px_8px)]',
    // A bar of a lane with its name in it.
    'lane-bar':
      'px-2 overflow-hidden rounded-bar bg-done text-ground text-data not-italic whitespace-nowrap',
    // A stop on a line: a ring, as wide as its place says.
    'line-stop':
      'before:content-empty before:absolute before:-top-2.75 before:rounded-full before:bg-ground',
    // A label centred on its place of a scale; the outer two stay inside.
    'tick-label': 'absolute centred first:in-place last:ahead',
    // Controls; hover, pressed and disabled are in src/styles/late/controls.css.
    btn: 'inline-flex items-center justify-center gap-2 min-h-11 px-5 rounded-btn edge-current fw-560 leading-tight no-underline text-inherit bg-transparent cursor-pointer text-center',
    'btn-now': 'bg-now text-ink border-ink',
    'btn-ink': 'bg-ink text-ground border-ink',
    'btn-small': 'px-3.75 text-small',
    'btn-light': 'bg-on-bottle text-ink border-on-bottle',
    'btn-dark': 'border-on-bottle-2 text-on-bottle',
    // A box to write into.
    field: 'edge-ink-3 rounded-btn bg-paper hover:border-ink aria-[invalid=true]:edge-2-late',
    link: 'text-link underline decoration-1 underline-offset-3',
    // What ends at the right or the bottom and would move as long as more of it arrives: it is seen
    // once its next sibling has begun.
    'once-whole': '[&:not(:has(+*))]:invisible',
    // A link that takes clicks anywhere on its card, which is `relative`.
    'whole-card': 'after:content-empty after:absolute after:inset-0',
    // Quiet marker beside whatever nobody has confirmed yet.
    sample: 'edge-l-rule-strong pl-3.5 text-small text-ink-3',
    'sample-dark': 'edge-l-on-bottle-2 pl-3.5 text-small text-on-bottle-2',
    chip: 'inline-flex items-center rounded-bar px-1.75 text-data leading-normal fw-600 whitespace-nowrap',
    // In the product's windows: a button, a field's box, a record's status.
    'ui-tool':
      'px-2.5 py-1 edge-$edge rounded-btn whitespace-nowrap data-[main]:border-ink data-[main]:bg-ink data-[main]:text-ground below-520px:data-[main]:-order-1 below-520px:data-[spare]:hidden',
    'ui-box':
      'px-2.25 py-1.25 edge-$edge rounded-btn data-[focus]:border-ink data-[focus]:[box-shadow:0_0_0_1px_var(--ink)]',
    'ui-status':
      '[box-shadow:inset_0_0_0_1px_var(--text-2)] data-[is=done]:bg-done data-[is=done]:[box-shadow:none] data-[is=done]:text-ground data-[is=half]:pl-2.5 data-[is=half]:[box-shadow:inset_0_0_0_1px_var(--ink),inset_4px_0_var(--ink)]',
    window: 'edge-ink edge-t-2-ink rounded-bar bg-paper text-ink overflow-hidden',
  },
})
