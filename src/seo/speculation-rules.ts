import { paths } from '../paths.ts'

/** Pages that act when shown (a sync, a vendor's script): fetched ahead, never run ahead. */
const actsWhenShown = [
  paths.news,
  paths.support,
  paths.contact,
  paths.pricing,
  paths.scheduleDemo,
  paths.enhanceTeamPhotos,
]

const isOurs = { href_matches: '/*' }
const acts = { href_matches: actsWhenShown }
const isFile = { href_matches: ['/api/*', '/*.xml', '/*.txt', '/*.md'] }

export const rulesPath = '/speculation-rules.json'

/** Makes ordinary links instant in browsers that know Speculation Rules: a file that a header names. */
export const speculationRules = {
  prerender: [{ where: { and: [isOurs, { not: acts }, { not: isFile }] }, eagerness: 'moderate' }],
  prefetch: [{ where: acts, eagerness: 'moderate' }],
}
