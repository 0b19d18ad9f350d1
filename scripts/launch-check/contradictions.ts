import { certificates } from '../../src/content/certificates.ts'
import { packages } from '../../src/content/packages.ts'
import { priceRange } from '../../src/content/prices.ts'
import { cyberColumn, scenarios } from '../../src/content/scenarios.ts'
import { americanDate, britishDate } from '../../src/lib/dates.ts'
import { businessHours, copyrightYear, founded, servingSince } from '../../src/site.ts'
import { lineAt, type Files, type Finding } from './finding.ts'

/** What the site says, and where: by the name of what a module exports, or by the words of a text. */
type Reading = { says: string; file: string } & ({ exported: string } | { words: string })

type Contradiction = readonly [Reading, ...Reading[]]

/**
 * Where the specification disagrees with itself: each reading is where it puts it, until the
 * owner settles the pair in launch.json.
 */
export const contradictions = {
  'support hours': [
    {
      says: `${businessHours.opens} to ${businessHours.closes} ${businessHours.zone}`,
      file: 'src/site.ts',
      exported: 'businessHours',
    },
    {
      says: '9:00 to 17:00 GMT',
      file: 'src/content/legal/customer-support-addendum.md',
      words: '9:00–17:00 GMT',
    },
  ],
  history: [
    { says: `since ${servingSince}`, file: 'src/site.ts', exported: 'servingSince' },
    { says: `founded in ${founded}`, file: 'src/site.ts', exported: 'founded' },
  ],
  'price from': [
    {
      says: `packages from ${packages[0]?.price}`,
      file: 'src/content/packages.ts',
      exported: 'packages',
    },
    {
      says: `from ${priceRange}, in copy and in structured data`,
      file: 'src/content/prices.ts',
      exported: 'rangedPackages',
    },
  ],
  certificate: [
    {
      says: `a badge for ${certificates.map(({ name }) => name).join(', ')}, although certificates to ISO 27001:2013 lapsed on 31 October 2025`,
      file: 'src/content/certificates.ts',
      exported: 'certificates',
    },
  ],
  column: [
    {
      says: `the stories’ column ${cyberColumn}`,
      file: 'src/content/scenarios.ts',
      exported: 'cyberColumn',
    },
    {
      says: `the scenario ${scenarios.at(-1)?.name}`,
      file: 'src/content/scenarios.ts',
      exported: 'scenarios',
    },
  ],
  dates: [
    {
      says: `success stories are dated ${americanDate('2026-11-20')}`,
      file: 'src/lib/dates.ts',
      exported: 'americanDate',
    },
    {
      says: `everything else is dated ${britishDate('2026-11-20')}`,
      file: 'src/lib/dates.ts',
      exported: 'britishDate',
    },
  ],
  copyright: [
    { says: `the year is always ${copyrightYear}`, file: 'src/site.ts', exported: 'copyrightYear' },
  ],
} as const satisfies Record<string, Contradiction>

/** The pairs that launch.json does not settle, a finding for each reading. */
export function findContradictions(
  files: Files,
  settled: Readonly<Record<string, string | undefined>>,
  all: Readonly<Record<string, Contradiction>> = contradictions,
): Finding[] {
  return Object.entries(all)
    .filter(([name]) => !settled[name])
    .flatMap(([name, readings]) =>
      readings.map((reading) => toFinding(name, reading, files[reading.file])),
    )
}

function toFinding(name: string, reading: Reading, text = ''): Finding {
  const { says, file } = reading
  const words = 'words' in reading ? reading.words : reading.exported
  const declared = new RegExp(`^export (?:const|function) ${words}\\b`, 'm')
  const offset = 'words' in reading ? text.indexOf(words) : text.search(declared)
  const isThere = offset !== -1
  return {
    kind: 'contradiction',
    what: isThere ? `${name}: ${says}` : `${name}: “${words}” is no longer there`,
    file,
    line: isThere ? lineAt(text, offset) : 1,
    todo: `make the readings agree, and say in launch.json which one holds for '${name}'`,
  }
}
