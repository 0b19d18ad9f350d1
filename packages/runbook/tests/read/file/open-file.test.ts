import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { failureSentences, limits } from '../../../failure.ts'
import { numberFormat } from '../../../read/file/number-format.ts'
import { openFile } from '../../../read/file/open-file.ts'
import { zip } from '../../fixtures/spreadsheets/zip-writer.ts'

const folder = join(import.meta.dirname, '../../fixtures/spreadsheets')

async function fixture(name: string) {
  return new Uint8Array(await readFile(join(folder, name)))
}

async function read(name: string) {
  return openFile(name, await fixture(name))
}

async function sheetsOf(name: string) {
  const result = await read(name)
  if (!result.ok) throw new Error(`${name}: ${result.code}`)
  return result.sheets
}

describe('a file that cannot be checked says why', () => {
  test.each([
    ['empty.csv', 'empty'],
    ['empty.xlsx', 'empty'],
    ['encrypted.xlsx', 'encrypted'],
    ['encrypted-zip.xlsx', 'encrypted'],
    ['old-format.xls', 'old_excel'],
    ['not-a-spreadsheet.csv', 'pdf_file'],
    ['zip-bomb.xlsx', 'unpacks_too_large'],
    ['unclosed-quote.csv', 'broken_quotes'],
  ] as const)('%s: %s', async (name, code) => {
    expect(await read(name)).toMatchObject({ ok: false, code })
  })

  test('a file over 5 MB', async () => {
    const result = await openFile('sheet', new Uint8Array(5 * 1024 * 1024 + 1))
    expect(result).toMatchObject({ code: 'too_large' })
  })

  test('a bomb that declares itself small is stopped as it unpacks', async () => {
    const bomb = Buffer.from(await fixture('zip-bomb.xlsx'))
    const size = 60 * 1024 * 1024
    for (let at = bomb.indexOf(le(size)); at >= 0; at = bomb.indexOf(le(size)))
      le(1000).copy(bomb, at)
    expect(await openFile('sheet', bomb)).toMatchObject({ code: 'unpacks_too_large' })
  })

  test.each([
    ['pages/index.xml', '<pages/>', 'not_a_spreadsheet'],
    ['xl/workbook.bin', '', 'binary_workbook'],
    ['Index/Document.iwa', '', 'numbers_file'],
    ['ppt/presentation.xml', '<p/>', 'slides'],
    ['word/document.xml', '<document/>', 'word_document'],
    ['META-INF/manifest.xml', '<manifest/>', 'open_document'],
    ['night/plan.csv', 'Task,Mins', 'archive'],
  ])('an archive of something else: %s', async (name, text, code) => {
    const archive = zip([{ name, data: Buffer.from(text) }])
    expect(await openFile('sheet', archive)).toMatchObject({ code })
  })

  test.each([
    ['sheet', 'TBkndTask', 'project_file'],
    ['plan.mpp', 'Other', 'project_file'],
    ['sheet', 'WordDocument', 'word_document'],
    ['sheet', 'Workbook', 'old_excel'],
    ['sheet', 'Other', 'not_a_spreadsheet'],
  ])('an old compound file %s with a stream %s', async (name, stream, code) => {
    const head = [0xd0, 0xcf, 0x11, 0xe0, ...Array.from({ length: 508 }, () => 0)]
    const bytes = Uint8Array.from([...head, ...Buffer.from(stream, 'utf16le')])
    expect(await openFile(name, bytes)).toMatchObject({ code })
  })

  test.each([
    ['plan.csv', '{\\rtf1\\ansi Task,Start}', 'rich_text'],
    ['plan.txt', 'ERMHDR\t19.12\t2031-04-02', 'primavera_file'],
    ['plan.mpx', 'MPX,Microsoft Project,4.0', 'project_file'],
    [
      'plan.gan',
      '<?xml version="1.0"?><project name="x" gantt-divider-location="1">',
      'gantt_project_file',
    ],
    ['plan.xml', '<APIBusinessObjects/>', 'primavera_file'],
    ['plan.xml', '<mxfile host="app.diagrams.net"><diagram/></mxfile>', 'drawing'],
    ['plan.xls', '<html><body><table>', 'web_page'],
    ['~$plan.xlsx', 'someone', 'lock_file'],
    ['plan.csv', '\u0089PNG', 'picture'],
    ['plan.csv', 'BM\x36\x10\x0e\0\0\0\0\0\x36', 'picture'],
    ['plan.bmp', 'BM\x7a\x10\x0e\0\0\0\0\0\x7a', 'picture'],
  ])('%s that begins with %j says what it is', async (name, text, code) => {
    expect(await openFile(name, Buffer.from(text, 'latin1'))).toMatchObject({ code })
  })

  test('a table whose first heading begins as a bitmap does is a table', async () => {
    const text = 'BM6 step,Task,Mins\n1,Stop,5\n2,Load,10'
    expect(await openFile('plan.csv', Buffer.from(text))).toMatchObject({ ok: true })
  })

  test('an archive that was cut off, or whose bytes were changed', async () => {
    const whole = await fixture('google-sheets.xlsx')
    expect(await openFile('sheet', whole.slice(0, -40))).toMatchObject({ code: 'broken_archive' })
    // Within the second sheet's compressed data.
    const changed = whole.slice().fill(0xff, 1750, 1850)
    expect(await openFile('sheet', changed)).toMatchObject({ code: 'broken_archive' })
  })

  test('a cell so far out that the rows between would fill the memory', async () => {
    for (const xml of [
      worksheet('<row r="1048576">', '<c r="A1048576"><v>1</v></c></row>'),
      worksheet('<row r="1">', '<c r="XFD1"><v>1</v></c></row>'),
    ])
      expect(await openFile('sheet', single(xml))).toMatchObject({ code: 'too_many_rows' })
  })

  test.each([
    [
      'a workbook',
      'unpacks_too_large',
      () => single(worksheet('<row>', `${'<c><v>1</v></c>'.repeat(3_000_000)}</row>`)),
    ],
    ['a text', 'too_many_cells', () => Buffer.from(`a${','.repeat(399)}\n`.repeat(7500))],
  ])('%s of three million cells, within ten seconds of the processor', async (_, code, make) => {
    const file = make()
    const before = process.cpuUsage()
    expect(await openFile('sheet', file)).toMatchObject({ code })
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000) // µs
  })

  test('a page of more tables than any plan has', async () => {
    const page = '| Task | Mins |\n|---|---|\n| Stop | 5 |\n\nthen\n\n'.repeat(limits.sheets + 1)
    expect(await openFile('plan.md', Buffer.from(page))).toMatchObject({ code: 'too_many_sheets' })
  })

  test('a workbook whose XML is broken', async () => {
    const xml = '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>9</v></c></row></sheetData>'
    expect(await openFile('sheet', single(xml))).toMatchObject({ code: 'unreadable' })
  })

  test('in two sentences at most, each of 24 words at most', () => {
    for (const text of Object.values(failureSentences)) {
      const sentences = text.split(/(?<=\.) /)
      expect(sentences.length, text).toBeLessThanOrEqual(2)
      for (const sentence of sentences)
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(24)
      expect(text).toMatch(/\.$/)
    }
  })
})

function le(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function worksheet(row: string, cell: string) {
  return `<worksheet><sheetData>${row}${cell}</sheetData></worksheet>`
}

function single(sheet: string) {
  return zip(
    Object.entries({
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet,
    }).map(([name, text]) => ({ name, data: Buffer.from(text) })),
  )
}

describe('text files', () => {
  test('are the same in every encoding and with every delimiter', async () => {
    const names = [
      'utf8-bom.csv',
      'utf16le.txt',
      'utf16be.csv',
      'tab-separated.txt',
      'sep-line.csv',
    ]
    const [expected] = await sheetsOf('google-sheets.csv')
    for (const name of names) {
      const [sheet] = await sheetsOf(name)
      expect(sheet!.rows.slice(0, 7), name).toEqual(expected!.rows)
    }
  })

  test('in Windows-1252 keep their accents, dashes and currency', async () => {
    const [sheet] = await sheetsOf('windows-1252.csv')
    expect(sheet!.rows[1]).toEqual([
      '1',
      'Fermer l’ancienne pharmacie – 3 étages',
      'Équipe réseau',
      '0,5',
      null,
    ])
    expect(sheet!.rows[2]![1]).toContain('1 200 €')
  })
})

describe('workbooks', () => {
  test('have every sheet by name', async () => {
    expect((await sheetsOf('google-sheets.xlsx')).map(({ name }) => name)).toEqual([
      'Read me',
      'Failover & failback',
    ])
  })

  test('repeat a merged cell down the rows that it covers, and not across', async () => {
    const [sheet] = await sheetsOf('excel-merged-cells.xlsx')
    expect(sheet!.rows.slice(5, 9).map((row) => row[2])).toEqual([
      'Facilities',
      'Facilities',
      'Facilities',
      undefined,
    ])
    expect(sheet!.rows[0]).toEqual(['Data centre move: order of work'])
  })

  test('give dates and times as serial numbers', async () => {
    const [sheet] = await sheetsOf('excel-merged-cells.xlsx')
    expect(sheet!.rows[4]![3]).toEqual({ serial: expect.closeTo(15 / 1440, 6), shown: 'time' })
    expect(sheet!.rows[4]![4]).toEqual({
      serial: expect.closeTo(46_312 + 22 / 24, 6),
      shown: 'day and time',
    })
  })

  test.each([
    [2, 1.1, '1.10'],
    [2, 1.125, 1.125],
    [1, 7, 7],
    [164, 7, '007'],
    [9, 0.4, '40%'],
  ])('show number format %i of %d as %j', (id, value, seen) => {
    const own = new Map([[164, '000']])
    expect(numberFormat(id, own, false)(value)).toBe(seen)
  })

  test('give the saved results of formulas, and errors as they are seen', async () => {
    const [sheet] = await sheetsOf('formula-with-values.xlsx')
    expect(sheet!.rows[2]).toEqual([2, 'Run', 'Ops', 20, 1])
    expect(sheet!.rows[3]).toEqual([3, 'Close', null, '#DIV/0!', 2])
  })
})
