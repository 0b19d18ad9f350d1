import { paths } from '../src/paths.ts'

/** Showing these pages starts a sync or a vendor's script, so they are prefetched but not prerendered. */
const acts = {
  href_matches: [
    paths.news,
    paths.support,
    paths.contact,
    paths.pricing,
    paths.scheduleDemo,
    paths.enhanceTeamPhotos,
  ],
}

const isOurs = { href_matches: '/*' }
const isFile = { href_matches: ['/api/*', '/*.xml', '/*.txt', '/*.md', '/*.json'] }

/** Lets browsers prerender the page behind a link before it is clicked. */
export const speculationRules = {
  prerender: [{ where: { and: [isOurs, { not: acts }, { not: isFile }] }, eagerness: 'moderate' }],
  prefetch: [{ where: acts, eagerness: 'moderate' }],
}

const path = '/speculation-rules.json'

/** A file that a header of every page names. Inside each page, the rules would cost 130 bytes. */
export const speculationFile = { [path]: JSON.stringify(speculationRules) }
export const speculationHeaders = `${path}\n  Content-Type: application/speculationrules+json\n`
export const speculationHeader = { 'Speculation-Rules': `"${path}"` }
