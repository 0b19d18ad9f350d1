import { expect, test } from 'vitest'
import { openRunbook } from '../../../open.ts'
import { areOfList } from '../../../read/headings/lists.ts'
import { rolesOf } from '../../../read/headings/roles.ts'
import { headings } from '../../../read/headings/headings.ts'

const lines = headings.split('\n').map((line) => line.trim())

const unmarked = lines.filter((line) => line !== '' && !/^[!+~]/.test(line))

const marked = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))

function certaintiesOf(heading: string) {
  return rolesOf(heading).map(({ certainty }) => certainty)
}

/** The role of a column whose cells are words, beside tasks and their lengths. */
async function roleAboveWords(heading: string) {
  const sheet = `Task,${heading},Duration\nStop,after lunch,10 min\nCopy,before tea,20 min\nTest,at dusk,30 min`
  const opened = await openRunbook({
    name: 'plan.csv',
    bytes: new TextEncoder().encode(sheet),
  })
  if (!opened.ok) throw new Error(opened.sentence)
  return opened.reading?.columns[1]?.role
}

test('a heading that is marked as certain keeps its role above cells that nobody can read', async () => {
  expect(await roleAboveWords('Start')).toBe('start')
  expect(unmarked).toContain('begin')
  expect(await roleAboveWords('Begin')).toBe('')
})

test.each(marked)('"%s" is certain, as its sign says', (heading) => {
  expect(certaintiesOf(heading)).toContain('sure')
})

test('a forecast is less certain than the plan', () => {
  expect(certaintiesOf('Planned start')).toContain('sure')
  expect(certaintiesOf('Forecast start')).not.toContain('sure')
})

test('a word tells less in a long heading', () => {
  expect(certaintiesOf('Server task')).toContain('word')
  expect(certaintiesOf('Please tick each task when it has been done and tested')).toEqual(['hint'])
})

test('a heading that names tasks does so among headings of a list of contacts', () => {
  expect(areOfList(['Item', 'Phone', 'Extension'])).toBe(true)
  expect(areOfList(['Activity', 'Phone', 'Extension'])).toBe(false)
})
