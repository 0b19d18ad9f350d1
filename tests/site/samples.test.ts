import { expect, test } from 'vitest'
import { shortCount } from '../../src/lib/counts.ts'
import { serving, social } from '../../src/site.ts'
import { readSite } from './read-site.ts'

const pages = await readSite()
/** How far behind a claim its mark may be, in characters of the HTML. */
const near = 300

/** The claims that are on many pages while nobody has confirmed them. */
const claims = [
  ...(social.status === 'sample' ? [`${shortCount(social.followers)} people`] : []),
  ...(serving.status === 'sample' ? [serving.label] : []),
]

test.each(claims)('wherever a page says %s, it says that this is an example', (claim) => {
  const places = pages.flatMap(({ path, html }) =>
    html
      .split(claim)
      .slice(1)
      .map((after) => ({ path, after: after.slice(0, near) })),
  )
  expect(places.length).toBeGreaterThan(0)
  const unmarked = places.filter(({ after }) => !/illustrative example/i.test(after))
  expect(unmarked).toEqual([])
})
