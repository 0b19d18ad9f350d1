import * as fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readRunbook, readText } from '../unit/runbook/read-fixture.ts'

/** Seconds of processor time: 2 are the goal on a visitor's machine, and a slower one must pass too. */
const budget = 4

async function secondsOf(read: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  expect(await read()).toHaveProperty('ok')
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1e6
}

const workbook = {
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
}

async function readSheet(inside: string) {
  const sheet = `<worksheet><sheetData>${inside}</sheetData></worksheet>`
  const files = { ...workbook, 'xl/worksheets/sheet1.xml': sheet }
  const parts = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return readRunbook({ name: 'sheet.xlsx', bytes: zipSync(Object.fromEntries(parts)) })
}

async function readHeadings(heading: string) {
  return readText(`${heading},Task,Mins\n1,Stop,5\n2,Load,5`)
}

async function readDependency(cell: string) {
  return readText(`Id,Task,Mins,After\na,Stop,5,\nb,Load,5,${cell}`)
}

const megabyte = 2 ** 20

/** As often as the longest cell holds it. */
function filled(text: string) {
  return text.repeat(32_000 / text.length)
}

async function readCells(count: number, cell: string) {
  const rows = Array.from({ length: count }, (_, i) => `${i},Load,5,${cell}`)
  return readText(['Id,Task,Mins,After', 'a,Stop,5,', ...rows].join('\n'))
}

test.each([
  ['unclosed brackets in a heading', () => readHeadings('('.repeat(megabyte))],
  ['unclosed square brackets in a heading', () => readHeadings('['.repeat(megabyte))],
  ['link types in a heading', () => readHeadings(' issue link ('.repeat(60_000))],
  ['a cell without an end', () => readSheet(`<c ${'r '.repeat(10 * megabyte)}`)],
  ['values without an end', () => readSheet(`<c><f>${'<v '.repeat(8 * megabyte)}`)],
  ['merged cells without an end', () => readSheet('<mergeCell '.repeat(3 * megabyte))],
  ['rows with a prefix, without an end', () => readSheet('<x:row '.repeat(4 * megabyte))],
  ['a tag’s name of 20 MB', () => readSheet(`<${'x'.repeat(20 * megabyte)}/>`)],
  ['49 MB of spaces', () => readSheet(' '.repeat(49 * megabyte))],
  ['4 MB of one dependency', () => readDependency('a '.repeat(2 * megabyte))],
  ['4 MB of commas', () => readDependency(`"${','.repeat(4 * megabyte)}"`)],
  ['many cells of one dependency', () => readCells(150, filled('a '))],
  ['many cells of commas', () => readCells(150, `"${filled(',')}"`)],
  ['many cells of brackets', () => readCells(150, filled('(+'))],
  ['many headings of brackets', () => readHeadings(Array(100).fill(filled('(')).join(','))],
  [
    'many headings of link types',
    () => readHeadings(Array(100).fill(filled(' issue link (')).join(',')),
  ],
])('a sheet with %s is read or refused in time', async (_, read) => {
  expect(await secondsOf(read)).toBeLessThan(budget)
})

test('whatever is repeated in a cell, a heading or a tag, the sheet is read or refused in time', async () => {
  const piece = fc
    .array(
      fc.constantFrom(
        '(',
        '[',
        ')',
        '<',
        '</',
        'c ',
        'v ',
        'r="',
        'A1',
        '+',
        'FS',
        ' ',
        'a',
        '0',
        ':',
        ';',
        '/',
        '-',
        'T',
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((parts) => parts.join(''))
  const place = fc.constantFrom(
    readHeadings,
    (text: string) => readCells(50, `"${text}"`),
    (text: string) => readSheet(text.repeat(500)),
  )
  await fc.assert(
    fc.asyncProperty(piece, place, async (text, read) => {
      expect(await secondsOf(() => read(filled(text)))).toBeLessThan(budget)
    }),
    { seed: 40, numRuns: 60 },
  )
}, 120_000)
