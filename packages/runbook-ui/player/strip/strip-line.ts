import { counted } from '@cuewright/runbook/words'
import type { OwnRunbook } from '@cuewright/runbook/model'
import type { Reading } from '@cuewright/runbook/open'

/** '17 tasks in 3 groups', or '17 tasks in 3 groups, and 5 in the backout'; `where` is ' in 3 groups'. */
export function tasksText(
  { tasks, backout }: Pick<OwnRunbook, 'tasks' | 'backout'>,
  where: string,
): string {
  const forward = counted(tasks.length, 'task') + where
  return backout.length === 0
    ? forward
    : `${forward}, and ${backout.length.toLocaleString('en-GB')} in the backout`
}

function timesText(roles: ReadonlySet<string>): string {
  if (roles.has('start') && roles.has('finish')) return 'start and finish as written'
  if (roles.has('start')) return 'starts as written'
  if (roles.has('finish')) return 'finishes as written'
  return 'times from links and durations'
}

/** The strip in one line: '17 tasks from 8 columns, start and finish as written. 2 rows left out.' */
export function stripLine(reading: Reading, runbook: OwnRunbook | null): string {
  const read = reading.columns.filter(({ role }) => role !== '')
  const roles = new Set(read.map(({ role }) => role))
  const out = reading.leftOut.filter(({ isKept }) => !isKept).length
  const columns = counted(read.length, 'column')
  const first = runbook
    ? `${tasksText(runbook, ` from ${columns}`)}, ${timesText(roles)}`
    : `${columns} read`
  return [
    first,
    out > 0 && `${counted(out, 'row')} left out`,
    reading.unread.length > 0 && `${counted(reading.unread.length, 'cell')} unread`,
    reading.unitSource === 'nobody' &&
      roles.has('duration') &&
      !roles.has('finish') &&
      `Bare numbers taken as ${reading.unit ?? 'minutes'}`,
  ]
    .filter(Boolean)
    .join('. ')
    .concat('.')
}
