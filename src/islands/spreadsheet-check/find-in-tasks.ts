import type { Columns } from '../../lib/spreadsheet/fields.ts'
import { idKey } from '../../lib/spreadsheet/id-key.ts'
import type { Moment } from '../../lib/spreadsheet/starts.ts'
import type { SheetTask } from '../../lib/spreadsheet/tasks.ts'
import { serialText } from './moment.ts'
import type { Finding, Kind } from './finding.ts'

/** A task by the row where a person finds it, its id and its name. */
export function describeTask({ row, id, name }: SheetTask): string {
  return `Row ${row}: ${[id, name].filter(Boolean).join(' ') || 'no id, no name'}`
}

function quote(text: string) {
  return `“${text}”`
}

function dateOf(start: Moment) {
  return typeof start === 'object' ? serialText(start.minutes) : ''
}

function inOneTask(task: SheetTask, columns: Columns): Finding[] {
  const at = describeTask(task)

  function when(isFound: boolean, kind: Kind, detail = ''): Finding[] {
    return isFound ? [{ kind, text: detail ? `${at}: ${detail}` : at }] : []
  }

  const { duration, durationText, start, startText, links, unknown } = task
  return [
    ...when(task.owner === '', 'no-owner'),
    ...when(duration === 'missing', 'no-duration'),
    ...when(
      duration === 'unreadable',
      'bad-duration',
      durationText ? quote(durationText) : 'finishes before it starts, or over a year after',
    ),
    ...unknown.flatMap((id) => when(true, 'unknown-dependency', `waits for ${quote(id)}`)),
    ...when(start === 'unreadable', 'bad-start', quote(startText)),
    ...when(task.hasStrayStart, 'stray-start', dateOf(start)),
    ...when(task.name === '', 'no-name'),
    ...when(columns.id !== null && task.id === '', 'no-id'),
    ...links.flatMap(({ kind, text }) =>
      when(kind !== 'finish-to-start', 'link-type', quote(text)),
    ),
    ...links.flatMap(({ lag, text }) =>
      when('percent' in lag || lag.minutes !== 0, 'lag', quote(text)),
    ),
  ]
}

/** An id as its rows write it: '7, 07'. */
function spellings(same: readonly SheetTask[]) {
  return [...new Set(same.map(({ id }) => id))].join(', ')
}

function duplicates(tasks: readonly SheetTask[]): Finding[] {
  const byId = Map.groupBy(
    tasks.filter(({ id }) => id !== ''),
    ({ id }) => idKey(id),
  )
  return [...byId.values()]
    .filter((same) => same.length > 1)
    .map((same) => ({
      kind: 'duplicate-id',
      text: `${spellings(same)}: rows ${same.map(({ row }) => row).join(', ')}`,
    }))
}

/** What is wrong with the rows themselves, before anything is scheduled. */
export function findInTasks(tasks: readonly SheetTask[], columns: Columns): Finding[] {
  const findings = tasks.flatMap((task) => inOneTask(task, columns))
  const hasLinks = tasks.some(({ links, unknown }) => links.length + unknown.length > 0)
  return [
    ...findings,
    ...duplicates(tasks),
    ...(hasLinks || tasks.length < 2
      ? []
      : [
          {
            kind: 'no-dependencies' as const,
            text:
              columns.after === null
                ? 'No column says what a task waits for.'
                : 'The column of predecessors is empty.',
          },
        ]),
  ]
}
