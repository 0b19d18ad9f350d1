import type { Element } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { getPost } from '../../src/content/posts.ts'
import { clockTime, duration } from '@cuewright/runbook/words'
import { inWords } from '../../src/lib/in-words.ts'
import { paths } from '../../src/paths.ts'
import { figuresIn, model } from './event-figures.ts'
import { readSite, type BuiltPage } from './read-site.ts'

// Every text about the site's own events is held against the model. Stories and all other pages tell
// of other people's. With PRINT_FIGURES set, a table of every figure with its places is printed.

const four = ['planned-change', 'service-recovery', 'disaster-recovery', 'cyber-recovery']
const eventsOfPage: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ['planned-change'],
  [paths.features]: ['planned-change', 'sample'],
  [paths.solution]: ['planned-change'],
  [paths.plannedChange]: ['planned-change'],
  [paths.serviceRecovery]: ['service-recovery'],
  [paths.disasterRecovery]: ['disaster-recovery', 'failback'],
  [paths.cyberRecovery]: ['cyber-recovery'],
  [paths.scenarios]: four,
}

const pages = await readSite()

/** Navigation, a customer's quotation, and a story's drawing. */
function isOfOthers({ tagName, properties }: Element) {
  return ['nav', 'blockquote'].includes(tagName) || properties.dataStory !== undefined
}

/** What a page says, to eyes and ears; not an axis's round hours, and no customer's quotation. */
function textsOf({ elements }: BuiltPage): string[] {
  const texts: string[] = []
  const main = elements.find(({ tagName }) => tagName === 'main')
  if (main)
    visit(main, (node) => {
      if (node.type === 'element' && isOfOthers(node)) return SKIP
      const { alt, ariaLabel } = node.type === 'element' ? node.properties : {}
      for (const said of [node.type === 'text' ? node.value : '', alt, ariaLabel])
        if (typeof said === 'string' && !/^\s*(\d\d:00|\d+ h|\d+ min read)?\s*$/.test(said))
          texts.push(said)
      return undefined
    })
  return texts
}

function eventName(id: string, name: string | undefined) {
  return name === undefined ? [] : [`${id} | ${name}`]
}

const told = pages.flatMap((page) => {
  const post = getPost(page.path.replace('/blog/', ''))
  const events: string[] = [...(post?.events ?? eventsOfPage[page.path] ?? [])]
  if (post && events.includes('planned-change')) events.push('planned-change supposed')
  const supposed = new Set(post?.supposed)
  const figures = textsOf(page).flatMap((text) =>
    figuresIn(text)
      .filter((found) => !supposed.has(found.text))
      .map((found) => {
        const known = events.flatMap((id) => eventName(id, found.nameIn(model.get(id)!)))
        return { path: page.path, text: found.text, of: known[0], within: text }
      }),
  )
  return events.length === 0 ? [] : figures
})

if (process.env.PRINT_FIGURES) {
  const rows = [...Map.groupBy(told, ({ text, of }) => `${of} | ${text}`)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  for (const [row, places] of rows)
    process.stdout.write(
      `| ${row} | ${[...new Set(places.map(({ path }) => path))].join(', ')} |\n`,
    )
}

test('every figure that a page or a post tells of our events is one of the model', () => {
  expect(told.length).toBeGreaterThan(500)
  const strange = told.filter(({ of }) => of === undefined)
  expect(strange.map(({ path, text, within }) => `${path}: ${text} in “${within.trim()}”`)).toEqual(
    [],
  )
})

test.each(four)('the page of %s tells the end that the player shows', (id) => {
  const { t0, finish, limits } = model.get(id)!
  const ends = [
    clockTime(t0, finish),
    duration(finish),
    `T+${finish / 60}h`,
    ...limits.map(({ end }) => inWords(Math.abs(end - finish)) + ' minutes'),
  ]
  const path = Object.keys(eventsOfPage).find((key) => key.slice(1) === id.replace('-', '_'))
  const texts = told.filter((each) => each.path === path).map(({ text }) => text)
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
    expect.arrayContaining([expect.stringMatching(ends.join('|'))]),
  )
})

test('a page that names one of our events is held against it', () => {
  const names =
    /Payments (?:migration|restore|failover|failback|rebuild)|outgoing customer payments/
  const naming = pages.filter((page) => textsOf(page).some((text) => names.test(text)))
  const held = new Set(told.map(({ path }) => path))
  expect(naming.map(({ path }) => path).filter((path) => !held.has(path))).toEqual([])
})
