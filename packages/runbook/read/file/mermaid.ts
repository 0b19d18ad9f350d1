import { cellText, type Cell, type Sheet } from './table.ts'

const headings = ['Phase', 'ID', 'Task', 'Start', 'Finish', 'Duration', 'After', 'Status']

const tags = new Set(['active', 'done', 'crit', 'milestone', 'vert'])

/** The first words of lines that say how the chart is drawn. */
const settings = new Set([
  'gantt',
  'title',
  'dateFormat',
  'axisFormat',
  'tickInterval',
  'excludes',
  'includes',
  'todayMarker',
  'weekday',
  'weekend',
  'inclusiveEndDates',
  'click',
  'accTitle',
  'accDescr',
])

function isSetting(line: string): boolean {
  return settings.has(line.split(/[\s:]/)[0]!) || line.startsWith('%%')
}

/** '90m' in words; months are 'M', minutes 'm'. */
function lengthOf(end: string): string | null {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)(s|m|h|d|w|M)$/.exec(end) ?? []
  return number === undefined
    ? null
    : `${number} ${unit === 'M' ? 'mo' : unit === 'm' ? 'min' : unit}`
}

/** The numbers of a date, as 'dateFormat' names them. Some write HH:MM for minutes. */
const numbers: Readonly<Record<string, 'year' | 'month' | 'day' | 'hour' | 'minute'>> = {
  YYYY: 'year',
  MM: 'month',
  M: 'month',
  DD: 'day',
  D: 'day',
  HH: 'hour',
  H: 'hour',
  mm: 'minute',
}

/**
 * A time as a cell says it: '03.05.2027' in the format DD.MM.YYYY as '2027-05-03', '6 22' in
 * D HH as 'Day 6 22:00'.
 */
function readDated(format: string, text: string): string {
  const found = text.match(/\d{1,4}/g) ?? []
  const names = format.match(/[A-Za-z]+/g) ?? []
  const of: Record<string, string> = {}
  for (const [at, name] of names.entries()) of[numbers[name] ?? name] ??= found[at] ?? ''
  if (names.length !== found.length) return text
  const { year = '', month = '', day = '', hour = '', minute = found[4] ?? '00' } = of
  if (year === '' && month === '' && day !== '')
    return `Day ${Number(day)} ${hour.padStart(2, '0')}:${minute}`
  if (year.length !== 4 || month === '' || day === '') return text
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return hour === '' ? date : `${date} ${hour.padStart(2, '0')}:${minute}`
}

type Format = { readonly dates: string; readonly isEndDayIn: boolean }

function formatOf(chart: string): Format {
  const [, dates = 'YYYY-MM-DD'] = /^\s*dateFormat\s+(\S.*?)\s*$/m.exec(chart) ?? []
  return { dates, isEndDayIn: /^\s*inclusiveEndDates\b/m.test(chart) }
}

/** How many days lie between two days. In Mermaid a task is over when the day of its end begins; one of a single day has that day. */
function daysBetween(start: string, end: string, { isEndDayIn }: Format): string | null {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000
  const areDays = [start, end].every((date) => /^\d{4}-\d\d-\d\d$/.test(date))
  return areDays && days > 0 && !isEndDayIn ? `${days} d` : null
}

/** 'Dump :crit, a3, after a2, 90m' as a row; null for other lines. `above`: the id of the row above, '' for none. */
function rowOf(
  line: string,
  phase: string | null,
  above: string,
  count: number,
  format: Format,
): Cell[] | null {
  const [, name, written] = /^([^:]+):(.+)$/.exec(line) ?? []
  if (name === undefined || written === undefined || isSetting(line)) return null
  const fields = written.split(',').map((field) => field.trim())
  const told = new Set(fields.filter((field) => tags.has(field)))
  const [end = '', start = '', id = `t${count}`] = fields
    .filter((field) => !tags.has(field))
    .toReversed()
  const after = start.startsWith('after ') ? start.slice(6).split(/\s+/).join(', ') : ''
  const from = after === '' && start !== '' ? readDated(format.dates, start) : null
  const length = told.has('milestone') ? '0 min' : lengthOf(end)
  const to = length === null ? readDated(format.dates, end) : null
  const days = from && to ? daysBetween(from, to, format) : null
  return [
    phase,
    id,
    name.trim(),
    from,
    days === null ? to : null,
    days ?? length,
    after || (start === '' && above) || null,
    told.has('done') ? 'done' : null,
  ]
}

/** The chart of a page, or of a file that holds nothing else. Mermaid reads it to the end if its fence isn't closed. */
function chartIn(text: string): string {
  const written = text.replace(/%%\{[^%]*\}%%/g, '').replace(/^[ \t]*%%.*$/gm, '')
  const [, alone] = /^(?:---\r?\n(?:(?!---)[^])*---\s)?\s*(gantt\s[^]*)$/.exec(written.trim()) ?? []
  const [, fenced = ''] =
    /^[ \t]*(?:```+|~~~+)\s*\{?mermaid\}?\s+(?:---\r?\n(?:(?!---)[^])*---\s+)?(gantt\s[^]*?)(?:^[ \t]*(?:```|~~~)|(?![^]))/m.exec(
      written,
    ) ?? []
  return alone ?? fenced
}

/**
 * Reads a Gantt chart in Mermaid's syntax ("Gantt diagrams", mermaid.js.org) as a sheet. A task without a start follows
 * the one above it.
 */
export function readMermaid(text: string): Sheet[] {
  const chart = chartIn(text)
  const format = formatOf(chart)
  const rows: Cell[][] = []
  let phase: string | null = null
  for (const line of chart.split(/\r?\n/).map((each) => each.trim())) {
    const [, section] = /^section\s+(.+)$/.exec(line) ?? []
    phase = section ?? phase
    // 'section Wave 1: Foundation' has a colon, too.
    if (section) continue
    const row = rowOf(line, phase, cellText(rows.at(-1)?.[1]), rows.length + 1, format)
    if (row) rows.push(row)
  }
  return rows.length > 1 ? [{ name: 'Plan', rows: [headings, ...withClocks(rows)] }] : []
}

const [startAt, lengthAt] = [headings.indexOf('Start'), headings.indexOf('Duration')]

/** Where lengths are hours or minutes, a start without a time is at midnight, and no whole day. */
function withClocks(rows: readonly Cell[][]): readonly Cell[][] {
  const areTimed = rows.some((row) => /[1-9]\d* (?:h|min)$/.test(cellText(row[lengthAt])))
  return rows.map((row) =>
    areTimed && /^\d{4}-\d\d-\d\d$/.test(cellText(row[startAt]))
      ? row.with(startAt, `${cellText(row[startAt])} 00:00`)
      : row,
  )
}
