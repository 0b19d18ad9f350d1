import type { Risk } from '../schema.ts'
import { relativeTime } from '../words/times.ts'
import { of100 } from '../forecast/figures.ts'
import type { TaskForecast } from '../forecast/simulate.ts'
import { courseOf } from '../model/course.ts'
import { linksOf, type Link } from '../model/link.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Task } from '../model/task.ts'
import { day } from '../words/minutes.ts'

/** Dates are local times written as if they were UTC, because a sheet has no time zone. */
export type CleanCell = string | number | Date | null

const always = [
  'No',
  'Task',
  'Section',
  'Owner',
  'Duration (min)',
  'Predecessors',
  'Not before',
  'Calculated start',
  'Calculated finish',
  'Float (min)',
  'Critical',
] as const

export type Figures = ReadonlyMap<string, Pick<TaskForecast, 'critical' | 'p50' | 'p80'>>

/** Any day will do for a plan without a date: only what lies between its times matters. */
const firstDay = '2000-01-01'

/** In a plan that is no longer (minutes), each time of day is on one day only. */
const night = 12 * 60

type Extra = readonly [heading: string, of: (task: Task) => CleanCell | undefined]

/**
 * Writes minutes from T0 as dates; without a date as times of day, with the day in front if the plan is longer than a
 * night, as a time alone could be on several days; and without a time as 'T+1h 30m'.
 */
function momentWriter(runbook: OwnRunbook): (minute: number) => Date | string {
  const { date, t0 } = runbook
  if (t0 === null) return (minute) => relativeTime(minute).replace('\u2212', '-')
  const start = Date.parse(`${date ?? firstDay}T${t0}Z`)
  if (date !== null) return (minute) => new Date(start + minute * 60_000)
  const { tasks, finish } = courseOf(runbook, runbook.delays)
  const isNight = finish <= night && tasks[0]?.start === 0 && !runbook.deadlines
  return (minute) => {
    const at = new Date(start + minute * 60_000)
    const days = Math.floor((at.getTime() - Date.parse(firstDay)) / 86_400_000)
    const clock = at.toISOString().slice(11, 16)
    return isNight ? clock : `D${days < 0 ? '-' : '+'}${Math.abs(days)} ${clock}`
  }
}

/** '2' for '2.0' */
function stemOf(id: string): string {
  return id.replace(/(?:\.0+)+$/, '')
}

/** '1' and '1.2', if there is a '1.2.3': the reader would take such tasks for groups. */
function idsAbove(tasks: readonly Task[]): ReadonlySet<string> {
  return new Set(
    tasks.flatMap(({ id }) => {
      const parts = stemOf(id).split('.')
      return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('.'))
    }),
  )
}

/** Leaves out columns in which no task has a value. */
function extrasOf(runbook: OwnRunbook, figures: Figures | undefined): Extra[] {
  const write = momentWriter(runbook)
  const risks = Map.groupBy(runbook.risks ?? [], ({ task }) => task)
  const deadlines = new Map(runbook.deadlines?.map(({ task, by }) => [task, by]))

  function moment(minute: number | undefined) {
    return minute === undefined ? undefined : write(minute)
  }

  const above = idsAbove([...runbook.tasks, ...runbook.backout])
  return [
    ['Summary', ({ id }) => (above.has(stemOf(id)) ? 'No' : undefined)],
    ['Undoes', ({ undoes }) => undoes?.join('; ')],
    ['Decided by', ({ gate }) => gate?.decidedBy || undefined],
    ['Criteria', ({ gate }) => gate?.conditions],
    ['Optimistic', ({ spread }) => spread?.optimistic],
    ['Pessimistic', ({ spread }) => spread?.pessimistic],
    ['Actual duration', ({ actual }) => actual],
    ['Actual start', ({ began }) => moment(began)],
    ['Actual finish', ({ ended }) => moment(ended)],
    ['Risks', ({ id }) => risks.get(id)?.map(riskText).join('; ')],
    ['Deadline', ({ id }) => moment(deadlines.get(id))],
    ['P50 finish', ({ id }) => moment(figures?.get(id)?.p50)],
    ['P80 finish', ({ id }) => moment(figures?.get(id)?.p80)],
    ['Critical (% of runs)', ({ id }) => shareOf(figures?.get(id)?.critical)],
  ]
}

/** '41', '41SS', '41FS+15 min', '41FF-50%' */
export function linkText({ from, kind, lag }: Link): string {
  const amount = 'percent' in lag ? lag.percent : lag.minutes
  // 'FS' for 'finish-to-start'
  const code = kind.replace(/(\w)\w+-to-(\w)\w+/, '$1$2').toUpperCase()
  if (amount === 0) return code === 'FS' ? from : `${from}${code}`
  const unit = 'percent' in lag ? '%' : ' min'
  return `${from}${code}${amount < 0 ? '-' : '+'}${Math.abs(amount)}${unit}`
}

function shareOf(share: number | undefined) {
  return share === undefined ? undefined : of100(share)
}

/** 'Restore fails, 10%, +90 min' */
function riskText({ what, percent, minutes }: Risk): string {
  return `${what}, ${percent}%, +${minutes} min`
}

function groupName(runbook: OwnRunbook, { group, phase }: Task): string {
  const name = runbook.groups.find(({ id }) => id === group)?.name
  return name ?? (phase === 'backout' ? 'Backout' : '')
}

/**
 * 'Window: 2026-10-17 22:00 to 2026-10-18 04:00', as the reader finds it above the headings, or without a date 'Window:
 * 22:00 to 04:00', and with days if it is longer than one; '' without a window.
 */
function windowText({ t0, date, windowEnd }: OwnRunbook): string {
  if (windowEnd === null) return ''
  const from = Date.parse(`${date ?? firstDay}T${t0 ?? '00:00'}Z`)
  const [start, end] = [0, windowEnd].map((minute) => {
    const [on = '', at = ''] = new Date(from + minute * 60_000)
      .toISOString()
      .slice(0, 16)
      .split('T')
    if (date !== null) return `${on} ${at}`
    const days = (Date.parse(on) - Date.parse(firstDay)) / 86_400_000
    return windowEnd > day ? `D+${days} ${at}` : at
  })
  return `Window: ${start} to ${end}`
}

/**
 * Creates a table that reads back as the same runbook without its delays, which are only in the calculated times, as they
 * are in the figures. Backout tasks have no start and finish.
 */
export function cleanedSheet(
  runbook: OwnRunbook,
  figures?: Figures,
): readonly (readonly CleanCell[])[] {
  const plan = new Map(
    courseOf(runbook, runbook.delays).tasks.map((times) => [times.task.id, times]),
  )
  const write = momentWriter(runbook)
  const all = [...runbook.tasks, ...runbook.backout]
  const more = extrasOf(runbook, figures).filter(([, of]) =>
    all.some((task) => of(task) !== undefined),
  )

  function timesOf({ id, phase }: Task): CleanCell[] {
    const times = phase === 'backout' ? undefined : plan.get(id)
    if (!times) return [null, null, null, null]
    const { start, finish, float, isCritical } = times
    return [write(start), write(finish), float, isCritical ? 'Yes' : 'No']
  }

  const window = windowText(runbook)
  return [
    ...(window === '' ? [] : [[window]]),
    [...always, ...more.map(([heading]) => heading)],
    ...all.map((task): CleanCell[] => [
      task.id,
      task.name,
      groupName(runbook, task),
      task.owner,
      task.duration,
      linksOf(task).map(linkText).join('; '),
      task.cue === undefined ? null : write(task.cue),
      ...timesOf(task),
      ...more.map(([, of]) => of(task) ?? null),
    ]),
  ]
}

/** Keeps text from running as a formula (“CSV Injection”, owasp.org/www-community/attacks/CSV_Injection). */
function harmless(text: string): string {
  return /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) ? `'${text}` : text
}

function field(cell: CleanCell): string {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ')
  const text = harmless(cell ?? '')
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as CSV (RFC 4180), with the byte order mark that makes Excel read it as UTF-8. */
export function toCsv(rows: readonly (readonly CleanCell[])[]): string {
  return `\ufeff${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}
