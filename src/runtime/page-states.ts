/** A `data-` attribute that code puts on an element. Without `until` it stays. */
type State = { on: string; until?: string; isFor: string }

/** What happens to a page. `code` is where to read on. */
type Step = {
  when: string
  code: readonly string[]
  does: string
  states: Readonly<Record<`data-${string}`, State>>
}

/**
 * A page from its first byte to rest, in order: every step, with the states that it leaves on the page. The browser
 * loads none of this. The pipeline reads it, because a page's stylesheet keeps rules for states that its HTML does
 * not have yet, and a test compares it with code and CSS.
 */
export const steps: readonly Step[] = [
  {
    when: 'The parser has the head: the page’s own styles, then the boot script',
    code: ['src/runtime/boot.ts', 'src/runtime/early-presses.ts'],
    does: 'Adds the faces that are inside the page, and keeps presses on what needs code.',
    states: {},
  },
  {
    when: 'At once, on a quick line or between two of our pages',
    code: ['src/runtime/hold-paint.ts'],
    does: 'Asks for late styles and typefaces, and holds the first paint for them.',
    states: {
      'data-paint-held': {
        on: 'html',
        until: 'all of them are there, or 350 ms have gone by',
        isFor: 'Hides the body where the browser does not know `blocking="render"`.',
      },
    },
  },
  {
    when: 'The first contentful paint, an early press, or 100 ms after the last file',
    code: ['src/runtime/boot.ts'],
    does: 'Asks for the late styles, unless they are there, and for the site’s code.',
    states: {},
  },
  {
    when: 'The site’s code has come, maybe before the end of the HTML',
    code: [
      'src/client.ts',
      'src/runtime/controls.ts',
      'src/runtime/speculation.ts',
      'src/runtime/early-presses.ts',
    ],
    does: 'Begins to count, to watch, to wake and to prerender, and makes early presses again.',
    states: {
      'data-awake': {
        on: 'html, and each island once React has hydrated it or its wake.ts has run',
        until: 'an error ends the island; the page stays awake',
        isFor: 'Presses go to the code, and are kept no more.',
      },
    },
  },
  {
    when: 'The late styles have come',
    code: ['src/runtime/late-styles.ts'],
    does: 'Says so.',
    states: {
      'data-late-styles': {
        on: 'html',
        isFor: 'Tests wait for it. No rule and no code asks for it.',
      },
    },
  },
  {
    when: 'The HTML is complete',
    code: [
      'src/client.ts',
      'src/runtime/wake-islands.ts',
      'src/runtime/wake-vendors.ts',
      'src/runtime/ruler.ts',
    ],
    does: 'Wakes the islands that are due, starts vendors and watches the ruler’s bands.',
    states: {
      'data-chat': {
        on: 'html',
        until: 'the visitor leaves the page',
        isFor: 'The vendor’s chat is loaded or has failed.',
      },
    },
  },
  {
    when: 'The posts have come to /news, whose island wakes without React',
    code: ['src/islands/news-feed/wake.ts', 'src/islands/news-feed/fill-card.ts'],
    does: 'Fills a card for each post.',
    states: {
      'data-picture': {
        on: 'each card',
        until: 'its picture fails to load',
        isFor: 'Makes room for a picture, whose size is its value.',
      },
      'data-broken': {
        on: 'each card',
        until: 'it is filled with another post',
        isFor: 'Breaks the ruler of days, after more days without a post than it draws.',
      },
    },
  },
  {
    when: 'A second after the site’s code, if our sans missed the first paint',
    code: ['src/runtime/late-faces.ts'],
    does: 'Sets what is wholly below the first screen in it.',
    states: {
      'data-faces-late': {
        on: 'html',
        until: 'a visitor opens a runbook',
        isFor: 'The typeface, src/styles/faces/sans.css, applies to marked parts alone.',
      },
      'data-faces-applied': {
        on: 'each part below the first screen',
        isFor: 'Marks such a part. Its value is `sans` if the part’s own text is in our sans.',
      },
    },
  },
  {
    when: 'The visitor scrolls',
    code: ['src/runtime/demo-bar.ts', 'src/runtime/late-faces.ts'],
    does: 'Shows the demo bar, and puts the other typefaces into the cache.',
    states: {
      'data-scroll-began': {
        on: 'html',
        isFor: 'Ends what moves by itself: src/islands/live-runbook/opening.css.',
      },
      'data-scrolled': {
        on: 'html',
        until: 'the page is less than 300 px from its top',
        isFor: 'Shows the demo bar.',
      },
      'data-demo-in-view': {
        on: 'html',
        until: 'no yellow demo button is in view',
        isFor: 'Makes the demo bar’s button plain, and hides the bar on phones.',
      },
    },
  },
  {
    when: 'The visitor drops a file on the page',
    code: ['src/runtime/hand-over.ts'],
    does: 'Keeps it from replacing the page, and gives it to an island.',
    states: {},
  },
  {
    when: 'The visitor prints one part of the page',
    code: ['src/islands/size-finder/sheet.tsx', 'packages/runbook-ui/player/report/printed.tsx'],
    does: 'Opens the print dialogue.',
    states: {
      'data-print': {
        on: 'html',
        until: 'it is printed',
        isFor: 'Says which part goes to paper.',
      },
    },
  },
  {
    when: 'The visitor presses Escape over a tooltip',
    code: ['src/runtime/controls.ts'],
    does: 'Closes it.',
    states: {
      'data-closed': {
        on: 'the tooltip’s control',
        until: 'pointer or focus leaves it',
        isFor: 'Hides the tooltip.',
      },
    },
  },
]

export const stateNames: ReadonlySet<string> = new Set(
  steps.flatMap(({ states }) => Object.keys(states)),
)
