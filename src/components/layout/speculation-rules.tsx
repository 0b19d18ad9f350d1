import { paths } from '../../paths.ts'

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

const rules = {
  prerender: [{ where: { and: [isOurs, { not: acts }, { not: isFile }] }, eagerness: 'moderate' }],
  prefetch: [{ where: acts, eagerness: 'moderate' }],
}

/** Makes ordinary links instant in browsers that know Speculation Rules. */
export function SpeculationRules() {
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  )
}
