import { lineAt, type Files, type Finding } from './finding.ts'

type Reading = {
  says: string
  file: string
  /** Words of that file by which the reading is found. */
  words: string
}

type Contradiction = readonly [Reading, ...Reading[]]

/**
 * Where the specification disagrees with itself: each reading is where it puts it, until the
 * owner settles the pair in launch.json.
 */
export const contradictions = {
  'support hours': [
    { says: '08:00 to 18:00 UK time', file: 'src/site.ts', words: "opens: '08:00'" },
    {
      says: '9:00 to 17:00 GMT',
      file: 'src/content/legal/customer-support-addendum.md',
      words: '9:00–17:00 GMT',
    },
  ],
  history: [
    { says: 'since 2012', file: 'src/pages/home/copy.ts', words: "'Since 2012'" },
    { says: 'founded in 2015', file: 'src/site.ts', words: 'founded = 2015' },
  ],
  'price from': [
    {
      says: 'packages from £10,000',
      file: 'src/content/packages.ts',
      words: 'yearly: 10_000_00',
    },
    {
      says: 'from £25k to £100k, in copy and in structured data',
      file: 'src/content/prices.ts',
      words: 'rangedPackages =',
    },
  ],
  certificate: [
    {
      says: 'an ISO 27001:2013 badge, although certificates to it lapsed on 31 October 2025',
      file: 'src/content/certificates.ts',
      words: "'ISO 27001:2013'",
    },
  ],
  column: [
    {
      says: "the stories' column Cyber Security",
      file: 'src/content/stories.ts',
      words: "'Cyber Security'",
    },
    {
      says: 'the scenario Cyber Recovery',
      file: 'src/content/scenarios.ts',
      words: "name: 'Cyber Recovery'",
    },
  ],
  dates: [
    {
      says: 'US dates on success stories',
      file: 'src/pages/stories/story-card.tsx',
      words: 'americanDate(',
    },
    {
      says: 'British dates elsewhere',
      file: 'src/pages/blog/post-card.tsx',
      words: 'britishDate(',
    },
  ],
  copyright: [
    { says: 'the year is always 2025', file: 'src/site.ts', words: 'copyrightYear = 2025' },
  ],
} as const satisfies Record<string, Contradiction>

/** The pairs that launch.json does not settle, a finding for each reading. */
export function findContradictions(
  files: Files,
  settled: Readonly<Record<string, string>>,
  all: Readonly<Record<string, Contradiction>> = contradictions,
): Finding[] {
  return Object.entries(all)
    .filter(([name]) => !settled[name])
    .flatMap(([name, readings]) =>
      readings.map((reading) => toFinding(name, reading, files[reading.file])),
    )
}

function toFinding(name: string, { says, file, words }: Reading, text = ''): Finding {
  const offset = text.indexOf(words)
  const isThere = offset !== -1
  return {
    kind: 'contradiction',
    what: isThere ? `${name}: ${says}` : `${name}: “${words}” is no longer there`,
    file,
    line: isThere ? lineAt(text, offset) : 1,
    todo: `make the readings agree, and say in launch.json which one holds for '${name}'`,
  }
}
