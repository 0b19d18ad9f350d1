/**
 * The colours, each a custom property on the root: `--ink`. A host may set any of them anew. Ratios are WCAG contrast on `ground`, or
 * on `bottle` for on-… and …-d.
 */
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
 * The type scale: size, line height, distance and width of letters. A size is a custom property, `--text-body`. Large
 * steps follow the window that they are in, or else the page.
 */
export const scale: Readonly<Record<string, readonly [string, number | string, string?, string?]>> =
  {
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

/** The declarations of all tokens, for a `:root`. */
export const declarations: readonly string[] = [
  ...Object.entries(colors).map(([name, value]) => `--${name}:${value}`),
  ...Object.entries(scale).map(([name, [size]]) => `--text-${name}:${size}`),
]
