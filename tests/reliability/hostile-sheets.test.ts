import * as fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { expectInProportion } from '../in-proportion.ts'
import { openRunbook } from '../../packages/runbook/open.ts'
import { readText } from '../../packages/runbook/tests/read-fixture.ts'

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
  return openRunbook({ name: 'sheet.xlsx', bytes: zipSync(Object.fromEntries(parts)) })
}

async function readHeadings(heading: string) {
  return readText(`${heading},Task,Mins\n1,Stop,5\n2,Load,5`)
}

async function readDependency(cell: string) {
  return readText(`Id,Task,Mins,After\na,Stop,5,\nb,Load,5,${cell}`)
}

/** `text`, up to this many characters. */
function filled(text: string, length: number) {
  return text.repeat(length / text.length)
}

/** As long as a cell can be. */
const cell = 32_000

async function readCells(count: number, text: string) {
  const rows = Array.from({ length: count }, (_, i) => `${i},Load,5,${text}`)
  return readText(['Id,Task,Mins,After', 'a,Stop,5,', ...rows].join('\n'))
}

const megabyte = 2 ** 20

/** Each with the length, or the number of cells, that is read first. Then twice as much is read. */
const sheets: [string, number, (size: number) => Promise<unknown>][] = [
  ['unclosed brackets in a heading', megabyte / 16, (size) => readHeadings('('.repeat(size))],
  [
    'unclosed square brackets in a heading',
    megabyte / 16,
    (size) => readHeadings('['.repeat(size)),
  ],
  ['link types in a heading', megabyte / 16, (size) => readHeadings(filled(' issue link (', size))],
  ['a cell without an end', megabyte, (size) => readSheet(`<c ${filled('r ', size)}`)],
  ['values without an end', megabyte, (size) => readSheet(`<c><f>${filled('<v ', size)}`)],
  ['merged cells without an end', megabyte, (size) => readSheet(filled('<mergeCell ', size))],
  ['rows with a prefix, without an end', megabyte, (size) => readSheet(filled('<x:row ', size))],
  ['a long tag’s name', megabyte, (size) => readSheet(`<${'x'.repeat(size)}/>`)],
  ['spaces', 3 * megabyte, (size) => readSheet(' '.repeat(size))],
  ['one long dependency', megabyte / 4, (size) => readDependency(filled('a ', size))],
  ['a cell of commas', megabyte / 4, (size) => readDependency(`"${','.repeat(size)}"`)],
  ['cells of one dependency', 10, (size) => readCells(size, filled('a ', cell))],
  ['cells of one long word', 10, (size) => readCells(size, 'a'.repeat(cell))],
  ['cells of commas', 10, (size) => readCells(size, `"${filled(',', cell)}"`)],
  ['cells of brackets', 10, (size) => readCells(size, filled('(+', cell))],
  [
    'headings of brackets',
    6,
    (size) => readHeadings(Array(size).fill(filled('(', cell)).join(',')),
  ],
  [
    'headings of link types',
    6,
    (size) => readHeadings(Array(size).fill(filled(' issue link (', cell)).join(',')),
  ],
]

test.each(sheets)('a sheet with %s takes time in proportion', async (_, size, read) => {
  await expectInProportion(async (length) => expect(await read(length)).toHaveProperty('ok'), size)
})

test('whatever is repeated in a cell, a heading or a tag, reading takes time in proportion', async () => {
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
    (text: string) => readCells(10, `"${text}"`),
    (text: string) => readSheet(text.repeat(60)),
  )
  await fc.assert(
    fc.asyncProperty(piece, place, async (text, read) => {
      await expectInProportion((length) => read(filled(text, length)), cell / 2)
    }),
    { seed: 40, numRuns: 12 },
  )
})
