import { paths } from '../src/paths.ts'

/** Pages that act when shown, by a sync or a vendor's script, are prefetched but not prerendered. */
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

/** The rules as a file, which a header of every page names: inside each page they cost 130 bytes. */
export const speculationFile = { [path]: JSON.stringify(speculationRules) }
export const speculationHeaders = `${path}\n  Content-Type: application/speculationrules+json\n`
export const speculationHeader = { 'Speculation-Rules': `"${path}"` }
