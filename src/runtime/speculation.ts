import { paths } from '../paths.ts'

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

/** The site's policy allows them by their hash (pipeline/finish-site.ts). */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { and: [isOurs, { not: acts }, { not: isFile }] }, eagerness: 'moderate' }],
  prefetch: [{ where: acts, eagerness: 'moderate' }],
})

/**
 * Lets browsers prerender the page behind a link before it is clicked. In the HTML or behind a header the
 * rules would come with the first packets, before the first paint.
 */
export function speculate() {
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = speculationRules
  document.head.append(script)
}
