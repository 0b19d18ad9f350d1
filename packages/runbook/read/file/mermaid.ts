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

/** 'Dump :crit, a3, after a2, 90m' as a row; null for other lines. `above`: the id of the row above, '' for none. */
function rowOf(line: string, phase: string | null, above: string, count: number): Cell[] | null {
  const [, name, written] = /^([^:]+):(.+)$/.exec(line) ?? []
  if (name === undefined || written === undefined || isSetting(line)) return null
  const fields = written.split(',').map((field) => field.trim())
  const told = new Set(fields.filter((field) => tags.has(field)))
  const [end = '', start = '', id = `t${count}`] = fields
    .filter((field) => !tags.has(field))
    .toReversed()
  const after = start.startsWith('after ') ? start.slice(6).split(/\s+/).join(', ') : ''
  const length = told.has('milestone') ? '0 min' : lengthOf(end)
  return [
    phase,
    id,
    name.trim(),
    after === '' && start !== '' ? start : null,
    length === null ? end : null,
    length,
    after || (start === '' && above) || null,
    told.has('done') ? 'done' : null,
  ]
}

/**
 * Reads a Gantt chart in Mermaid's syntax ("Gantt diagrams", mermaid.js.org) as a sheet. A task without a start follows
 * the one above it.
 */
export function readMermaid(text: string): Sheet[] {
  const [, chart = ''] =
    /^[ \t]*(?:```+|~~~+)\s*mermaid\s+(gantt[^]*?)^[ \t]*(?:```|~~~)/m.exec(text) ?? []
  const rows: Cell[][] = []
  let phase: string | null = null
  for (const line of chart.split(/\r?\n/).map((each) => each.trim())) {
    const [, section] = /^section\s+(.+)$/.exec(line) ?? []
    phase = section ?? phase
    const row = rowOf(line, phase, cellText(rows.at(-1)?.[1]), rows.length + 1)
    if (row) rows.push(row)
  }
  return rows.length > 1 ? [{ name: 'Plan', rows: [headings, ...rows] }] : []
}
