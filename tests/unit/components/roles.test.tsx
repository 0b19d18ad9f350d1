import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Roles } from '../../../src/components/scenario/roles.tsx'
import { personaSlugs } from '../../../src/content/personas.ts'

/** The columns of a grid of so many roles: on a tablet, and where a page is wide. */
function columnsOf(count: number): number[] {
  const gets = Object.fromEntries(personaSlugs.slice(0, count).map((slug) => [slug, 'A cue.']))
  const html = renderToStaticMarkup(<Roles gets={gets} />)
  return Array.from(html.matchAll(/--columns(?:-wide)?:(\d+)/g), ([, columns]) => Number(columns))
}

test.each(personaSlugs.map((_, i) => i + 1))('%i roles are in rows as even as they go', (count) => {
  const all = columnsOf(count)
  expect(all).toHaveLength(2)
  for (const [i, columns] of all.entries()) {
    expect(columns).toBeLessThanOrEqual([4, 7][i]!)
    const rows = Math.ceil(count / columns)
    expect(columns * rows - count).toBeLessThan(rows)
  }
})
