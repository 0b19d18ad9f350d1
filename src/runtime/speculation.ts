/**
 * Showing these pages starts a sync or a vendor's script, so they are prefetched but not prerendered. They
 * are written out here, because the module of all paths would make the site's first script an eighth larger.
 */
const acts = {
  href_matches: [
    '/news',
    '/support',
    '/contact',
    '/pricing',
    '/schedule_demo',
    '/enhance-team-photos',
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
