import type { Columns } from '../../lib/spreadsheet/fields.ts'
import type { SheetTask } from '../../lib/spreadsheet/tasks.ts'
import type { Finding, Kind } from './finding.ts'

/** A task by the row where a person finds it, its id and its name. */
export const describeTask = ({ row, id, name }: SheetTask): string =>
  `Row ${row}: ${[id, name].filter(Boolean).join(' ') || 'no id, no name'}`

const quote = (text: string) => `“${text}”`

const inOneTask = (task: SheetTask, columns: Columns): Finding[] => {
  const at = describeTask(task)
  const when = (isFound: boolean, kind: Kind, detail = ''): Finding[] =>
    isFound ? [{ kind, text: detail ? `${at}: ${detail}` : at }] : []
  const { duration, durationText, start, startText, after } = task
  return [
    ...when(task.owner === '', 'no-owner'),
    ...when(duration === 'missing', 'no-duration'),
    ...when(
      duration === 'unreadable',
      'bad-duration',
      quote(durationText || 'finish before start'),
    ),
    ...after.unknown.flatMap((id) => when(true, 'unknown-dependency', `waits for ${quote(id)}`)),
    ...when(start === 'unreadable', 'bad-start', quote(startText)),
    ...when(task.name === '', 'no-name'),
    ...when(columns.id !== null && task.id === '', 'no-id'),
    ...after.links.flatMap((link) => when(true, 'link-type', quote(link))),
    ...after.lags.flatMap((lag) => when(true, 'lag', quote(lag))),
  ]
}

const duplicates = (tasks: readonly SheetTask[]): Finding[] => {
  const byId = Map.groupBy(
    tasks.filter(({ id }) => id !== ''),
    ({ id }) => id.toLowerCase(),
  )
  return [...byId.values()]
    .filter((same) => same.length > 1)
    .map((same) => ({
      kind: 'duplicate-id',
      text: `${same[0]!.id}: rows ${same.map(({ row }) => row).join(', ')}`,
    }))
}

/** What is wrong with the rows themselves, before anything is scheduled. */
export const findInTasks = (tasks: readonly SheetTask[], columns: Columns): Finding[] => {
  const findings = tasks.flatMap((task) => inOneTask(task, columns))
  const hasLinks = tasks.some(({ after }) => after.ids.length + after.unknown.length > 0)
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
