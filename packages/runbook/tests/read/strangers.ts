import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { workbook, type Value } from '../fixtures/spreadsheets/workbook.ts'

const folder = join(import.meta.dirname, '../fixtures/spreadsheets')

/**
 * A sheet that the reader has never seen, with the truth worked out by hand. The files in
 * fixtures/spreadsheets/strangers have the truth beside each row that is a task, after '=>': 'id | start
 * +minutes | owner | links', the start in minutes from T0 and a spread as '+25 (20 to 30)'. Above the sheet may be:
 * - `T0:` '2026-10-17 22:00' or '22:00', and `groups:`
 * - `told:` words that a finding, the strip or the refusal must have, if the sheet isn't read right at once
 * - `each:` what stands for {1} and {2}, of several sheets
 * - `workbook:` its merged cells, if it is an .xlsx file
 */
export type Stranger = {
  readonly name: string
  readonly source: { readonly name: string; readonly bytes: Uint8Array }
  readonly truth: {
    readonly t0: string
    readonly groups: string
    readonly tasks: readonly string[]
  }
  readonly told: string | undefined
}

const settings = /^(T0|groups|told|each|workbook): (.+)$/

function valueOf(text: string): Value {
  if (/^\d\d:\d\d$/.test(text)) return { time: Date.parse(`1970-01-01T${text}Z`) / 86_400_000 }
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text))
    return { date: 25_569 + Date.parse(`${text.replace(' ', 'T')}Z`) / 86_400_000 }
  return text === '' ? null : Number.isNaN(Number(text)) ? text : Number(text)
}

function fileOf(rows: readonly string[], merges: string | undefined) {
  if (merges === undefined) return Buffer.from(rows.join('\r\n'))
  const values = rows.map((row) => row.split(',').map(valueOf))
  return workbook([{ name: 'Sheet', rows: values, merges: merges.match(/\w+:\w+/g) ?? [] }])
}

function strangerOf(block: string): Stranger {
  const [name = '', ...lines] = block.trim().split('\n')
  const found = lines.map((line) => settings.exec(line)).filter((line) => line !== null)
  const one = Object.fromEntries(found.map(([, key, text]) => [key, text]))
  const rows = lines.slice(found.length).map((line) => line.split(/ +=> /))

  const texts = rows.map(([text = '']) => text)
  const ending = texts[0]!.startsWith('<?xml') ? 'xml' : 'csv'
  return {
    name,
    source: { name: `sheet.${ending}`, bytes: new Uint8Array(fileOf(texts, one.workbook)) },
    truth: {
      t0: one.T0 ?? '',
      groups: one.groups ?? '',
      tasks: rows.flatMap(([, task]) => task ?? []),
    },
    told: one.told,
  }
}

/** The block once for each of the sheets in its line `each`. */
function filled(block: string): string[] {
  const [line, sheets] = /^each: (.+)\n/m.exec(block) ?? []
  if (line === undefined) return [block]
  return sheets!.split(' / ').map((sheet) => {
    const values = sheet.split(/, ?/)
    return block.replace(line, '').replaceAll(/\{(\d)\}/g, (_, place) => values[place - 1]!)
  })
}

export function strangersIn(text: string): Stranger[] {
  return text.split(/^== /m).slice(1).flatMap(filled).map(strangerOf)
}

export const strangers: readonly Stranger[] = readdirSync(join(folder, 'strangers')).flatMap(
  (file) => strangersIn(readFileSync(join(folder, 'strangers', file), 'utf8')),
)
