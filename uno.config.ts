import { defineConfig } from 'unocss'
import { colors, presetsRunbookUi } from '@cuewright/runbook-ui/uno'
import { sourceFilter } from './pipeline/source-folders.ts'
import { layerOf } from './pipeline/styles/kinds.ts'
import { readText } from './src/content/files.ts'

/** The scenarios' glyphs in the menu, in their own colours: the page has no bytes for them. */
function glyph(name: string): string {
  return readText(`src/components/scenario-glyph/${name}.svg`)
    .replaceAll('var(--glyph-stroke,2)', '2')
    .replaceAll('var(--late,currentColor)', colors.late)
    .replaceAll('var(--rule-strong,currentColor)', colors['rule-strong'])
    .replaceAll('currentColor', colors.ink)
}

/** Tokens, type scale and controls are those of runbook-ui; what only pages need is here. */
export default defineConfig({
  presets: presetsRunbookUi({ glyph }),
  content: { pipeline: { include: [sourceFilter(String.raw`\.tsx?($|\?)`)] } },
  // A component's own file refines shortcuts.
  outputToCssLayers: { cssLayerName: layerOf },
  theme: {
    // The space above and below a band, and above a page's first words.
    spacing: {
      'band-start': 'var(--band-top,var(--band))',
      'band-end': 'var(--band-bottom,var(--band))',
      'band-tight': 'var(--band-tight)',
      opening: 'clamp(32px,3.5vw,48px)',
    },
  },
  // A rule for each class, so that a page's stylesheet holds only those that it uses.
  mergeSelectors: false,
  // The regulator's initials, which read as padding-right.
  blocklist: ['pra'],
  preflights: [
    {
      getCSS: () =>
        `:root{--header:64px;--left:24px;--right:24px;--band:clamp(32px,6vw,96px);--band-tight:clamp(20px,3vw,64px)}` +
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
    'band-tight': 'py-band-tight',
    lead: 'text-body leading-normal text-ink-2 max-w-36.7em',
    measure: 'max-w-36.7em',
    // Between the head of a long text and its first words.
    'reading-between': 'mt-7 mb-11 md:mt-12 md:mb-14',
    // A drawing whose lines run from edge to edge of the screen: what is in it begins at the margin.
    'to-edges': 'ml-[calc(-1*var(--left))] mr-[calc(-1*var(--right))]',
    // One statement in large type, below a heading or in its place.
    claim: 'max-w-19.5em text-claim fw-520 text-balance',
    // A column of a timetable: a hairline down its left edge, where there are columns.
    'col-rule': 'md:edge-l-rule md:pl-6',
    'col-rule-dark': 'md:edge-l-bottle-rule md:pl-6',
    // Two buttons that share a phone's width.
    'btn-pair':
      'flex flex-wrap items-center gap-2.5 sm:gap-3.5 max-sm:[&>:not(p)]:grow max-sm:[&_.btn]:grow max-sm:[&_.btn]:px-2 max-sm:[&_.btn]:text-small',
    // A fact among its neighbours, with a hairline at its left.
    'trust-fact': 'pl-4 edge-l-rule-strong',
    // The name of a setting in a sentence.
    setting: 'font-sans fw-560 narrow break-anywhere',
    // A lane ruled every `--step` of its width.
    'ruled-lane':
      '[background:linear-gradient(90deg,var(--line,var(--rule-strong))_1px,transparent_0)_0_0/var(--step)_100%]',
    // Time after a window, in which nothing is wrong yet.
    'past-hatch':
      '[background:repeating-linear-gradient(135deg,var(--rule)_0_1px,transparent_1px_9px)]',
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
    // Content at the right or the bottom moves while the rest of its element still arrives. So it is hidden
    // until its next sibling has begun to arrive.
    'once-whole': '[&:not(:has(+*))]:invisible',
    // A link that takes clicks anywhere on its card, which is `relative`.
    'whole-card': 'after:content-empty after:absolute after:inset-0',
    // Quiet marker beside whatever nobody has confirmed yet.
    sample: 'text-small text-ink-3',
    'sample-dark': 'text-small text-on-bottle-2',
    // In the product's windows: a button, a field's box, a record's status.
    'ui-tool':
      'px-2.5 py-1 edge-$edge rounded-btn whitespace-nowrap data-[main]:border-ink data-[main]:bg-ink data-[main]:text-ground below-520px:data-[main]:-order-1',
    'ui-box':
      'px-2.25 py-1.25 edge-$edge rounded-btn data-[focus]:border-ink data-[focus]:[box-shadow:0_0_0_1px_var(--ink)]',
    'ui-status':
      '[box-shadow:inset_0_0_0_1px_var(--text-2)] data-[is=done]:bg-done data-[is=done]:[box-shadow:none] data-[is=done]:text-ground data-[is=half]:pl-2.5 data-[is=half]:[box-shadow:inset_0_0_0_1px_var(--ink),inset_4px_0_var(--ink)]',
    window: 'edge-ink edge-t-2-ink rounded-bar bg-paper text-ink overflow-hidden',
  },
})
