import { duration } from '../words/times.ts'
import { counted, capitalised } from '../words/counts.ts'
import { courseOf, type Course } from '../model/course.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import { idKey } from '../words/id-key.ts'
import type { FileFacts } from '../read/read-plan.ts'
import type { Scheduled } from '../read/times/written.ts'
import { called, finding, timeIn, type Finding } from './finding.ts'

/** Findings name at most this many tasks: with more, the file has a different problem. */
const mostNamed = 20
/** Findings name at most this many rows in their text. */
const mostPlaces = 6

function keysOf(rows: readonly Scheduled[]): string[] {
  return rows.map(({ key }) => key)
}

function plural(rows: readonly Scheduled[], one: string, many: string): string {
  return rows.length === 1
    ? `${called(rows[0]!)} ${one}`
    : `${counted(rows.length, 'task')} ${many}`
}

/** 'Row 4', 'Rows 4, 7 and 9', 'Rows 4, 7, 9 and 12 more' */
function rowsText(places: readonly string[]): string {
  const [first = '', ...others] = places
  if (others.length === 0) return capitalised(first)
  const numbers = places.map((place) => place.replace(/^row /, ''))
  const shown = numbers.slice(0, mostPlaces)
  const more = numbers.length - shown.length
  return more > 0
    ? `Rows ${shown.join(', ')} and ${more} more`
    : `Rows ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)!}`
}

function placesOf(rows: readonly Scheduled[]): string[] {
  return rows.map(({ place }) => place)
}

function circles({ circles: found }: FileFacts): Finding[] {
  return found.map((circle) =>
    finding(
      'circle',
      circle.length === 1
        ? `${circle[0]} waits for itself`
        : `${shortened(circle).join(', then ')}, then ${circle[0]} again`,
      'A circle can never start. The dependency that closes it is left out here.',
      circle,
      { isBlocking: true },
    ),
  )
}

function shortened(circle: readonly string[]): readonly string[] {
  return circle.length <= 6
    ? circle
    : [...circle.slice(0, 3), `${circle.length - 5} more`, ...circle.slice(-2)]
}

/** Tasks of unknown length get the usual one, or last until the next start; either may be wrong and move the finish. */
function lengths(
  runbook: OwnRunbook,
  plan: Course,
  { rows, usual, isUntilNext }: FileFacts,
): Finding[] {
  const unknown = rows.filter(({ isAssumed }) => isAssumed)
  const unreadable = unknown.filter(({ unread }) => unread.includes('duration'))
  const missing = unknown.filter((row) => !unreadable.includes(row))
  return (
    [
      ['no-duration', missing, 'has no duration', 'have no duration'],
      [
        'bad-duration',
        unreadable,
        'has a duration that can’t be read',
        'have durations that can’t be read',
      ],
    ] as const
  ).flatMap(([kind, tasks, one, many]) => {
    const [first] = tasks
    if (!first) return []
    const keys = new Set(keysOf(tasks))
    const without = runbook.tasks.map((task) =>
      keys.has(task.id) ? { ...task, duration: 0 } : task,
    )
    const cost = plan.finish - courseOf({ tasks: without }).finish
    const text = first.text('duration')
    const cell = text === '' ? '' : ` ${capitalised(first.at('duration'))} says “${text}”.`
    const effect = cost > 0 ? `, which makes the finish ${duration(cost)} later` : ''
    return [
      finding(
        kind,
        plural(tasks, one, many),
        `Counted ${isUntilNext ? 'until the next start, and the last as a moment' : `as ${duration(usual)}`}${effect}.${cell}`,
        [...keys],
        {
          minutes: cost,
          isBlocking: true,
        },
      ),
    ]
  })
}

/** Cells other than lengths that can't be read. */
function unreadCells({ unread: cells, rows, timeline }: FileFacts): Finding[] {
  const others = cells.filter(({ role }) => role !== 'duration' && role !== 'after')
  const [first] = others
  if (!first) return []
  const more = others.length > 1 ? `, and ${counted(others.length - 1, 'more cell')}` : ''
  const zones = timeline.otherZones
  const why =
    zones.length > 0
      ? ` Times in ${zones.join(' and ')} disagree with the others, and we don’t convert between zones.`
      : ''
  return [
    finding(
      'unread',
      others.length === 1 ? 'A cell can’t be read' : `${others.length} cells can’t be read`,
      `${capitalised(first.place)} says “${first.text}”${more}.${why}`,
      keysOf(rows.filter((row) => row.unread.some((role) => role !== 'duration'))).slice(
        0,
        mostNamed,
      ),
    ),
  ]
}

/** Durations that say something else than the times beside them: working hours, effort, elapsed days. */
function leftAside({ rows, columnOf }: FileFacts): Finding[] {
  const tasks = rows.filter(({ isLeftAside }) => isLeftAside)
  if (tasks.length === 0) return []
  const [first] = tasks
  return [
    finding(
      'left-aside',
      `${capitalised(columnOf('duration'))} says something else than start and finish`,
      `In ${counted(tasks.length, 'row')}. The times count, and the column is ignored: ${called(first!)} takes ${duration(first!.length)}, where ${first!.at('duration')} says “${first!.text('duration')}”.`,
      keysOf(tasks).slice(0, mostNamed),
    ),
  ]
}

/** Starts that are earlier than their links allow; the written overlap is kept. */
function early(runbook: OwnRunbook, { rows }: FileFacts): Finding[] {
  const tasks = rows.filter((row) => row.early > 0)
  const [worst] = tasks.toSorted((a, b) => b.early - a.early)
  if (!worst) return []
  return [
    finding(
      'late-plan',
      plural(
        tasks,
        'starts before its predecessors finish',
        'start before their predecessors finish',
      ),
      `${rowsText(placesOf(tasks))}. ${called(worst)} starts at ${timeIn(runbook, worst.begins)}, ${duration(worst.early)} before it could. The overlap is kept as it is written.`,
      keysOf(tasks),
    ),
  ]
}

function endsFirst({ rows }: FileFacts): Finding[] {
  const tasks = rows.filter(({ endsBeforeStart }) => endsBeforeStart)
  if (tasks.length === 0) return []
  return [
    finding(
      'ends-first',
      plural(tasks, 'finishes before it starts', 'finish before they start'),
      `${rowsText(placesOf(tasks))}. The start counts, and the finish is ignored.`,
      keysOf(tasks),
      { isBlocking: true },
    ),
  ]
}

function dangling({ rows }: FileFacts): Finding[] {
  const byText = Map.groupBy(
    rows.flatMap((row) => row.unknown.map((text) => ({ row, text }))),
    ({ text }) => text.toLowerCase(),
  )
  return [...byText.values()].slice(0, mostNamed).map((same) => {
    const tasks = same.map(({ row }) => row)
    const { text } = same[0]!
    return finding(
      'dangling',
      plural(tasks, `waits for “${text}”`, `wait for “${text}”`),
      `${rowsText(placesOf(tasks))}. No task has this number or name. The dependency is left out here.`,
      keysOf(tasks),
      { isBlocking: true },
    )
  })
}

function duplicates({ rows }: FileFacts): Finding[] {
  const byId = Map.groupBy(
    rows.filter(({ id }) => id !== ''),
    ({ id, part }) => `${part} ${idKey(id)}`,
  )
  return [...byId.values()]
    .filter((same) => same.length > 1)
    .slice(0, mostNamed)
    .map((same) =>
      finding(
        'duplicate-id',
        `${counted(same.length, 'task')} have the number ${same[0]!.id}`,
        `${rowsText(placesOf(same))}. Dependencies on it mean the first.`,
        keysOf(same),
        { isBlocking: true },
      ),
    )
}

function unlinked({ rows }: FileFacts): Finding[] {
  const hasLinks = rows.some(({ links, unknown }) => links.length + unknown.length > 0)
  if (hasLinks || rows.length < 2) return []
  return [
    finding(
      'no-links',
      'No task waits for another',
      'Without dependencies, a delay moves only its own task, and nothing can be forecast. If each task waits for the row before it, say so above the plan.',
      [],
    ),
  ]
}

function unnamed({ rows }: FileFacts): Finding[] {
  const tasks = rows.filter(({ name }) => name === '')
  const [first] = tasks
  if (!first) return []
  const detail = `${capitalised(first.place)} doesn’t say what to do.`
  return [finding('no-name', plural(tasks, 'has no name', 'have no name'), detail, keysOf(tasks))]
}

function tooLarge({ tooLarge: names }: FileFacts): Finding[] {
  const detail =
    'It is over the limit of 20,000 rows or 400 columns. The plan is from another sheet.'
  return names.map((name) => finding('too-large', `“${name}” was not read`, detail, []))
}

/** Actual days beside planned ones, which stay. */
function actualDays(columnOf: FileFacts['columnOf']): Finding {
  const [begun, ended] = [columnOf('actualStart'), columnOf('actualFinish')]
  return finding(
    'actual-days',
    'Some tasks took other days than planned',
    `This plan counts in days, so it stays as planned. The days in ${begun === 'the sheet' ? ended : begun} move nothing.`,
    [],
  )
}

/** What the reader did that a person may not expect. */
function liberties({ shifted, areAllOut, progress, columnOf }: FileFacts): Finding[] {
  return [
    ...(shifted.length > 0
      ? [
          finding(
            'shifted',
            shifted.length === 1
              ? 'A row has more cells than there are headings'
              : `${shifted.length} rows have more cells than there are headings`,
            `${rowsText(shifted)}. An empty cell is left out, or a name with a comma is put together, so that the other cells stand below their headings.`,
            [],
          ),
        ]
      : []),
    ...(areAllOut
      ? [
          finding(
            'all-out',
            'Every task is inactive or cancelled',
            `${capitalised(columnOf('active') === 'the sheet' ? columnOf('state') : columnOf('active'))} says so. All of them are shown as if they were active.`,
            [],
          ),
        ]
      : []),
    ...(progress.areDaysLeftAside ? [actualDays(columnOf)] : []),
    ...(progress.isContrary
      ? [
          finding(
            'no-progress',
            'Some tasks are done after others that haven’t begun',
            'How far the run has got can’t be told, so the plan is shown from its start.',
            [],
          ),
        ]
      : []),
  ]
}

/** Finds what is missing in the file, what can't be read, and what was read in spite of a contradiction. */
export function findInFile(runbook: OwnRunbook, plan: Course, facts: FileFacts): Finding[] {
  return [
    ...circles(facts),
    ...lengths(runbook, plan, facts),
    ...unreadCells(facts),
    ...endsFirst(facts),
    ...dangling(facts),
    ...early(runbook, facts),
    ...leftAside(facts),
    ...tooLarge(facts),
    ...duplicates(facts),
    ...liberties(facts),
    ...unlinked(facts),
    ...unnamed(facts),
  ]
}
