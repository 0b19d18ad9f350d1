import { plan } from '../../events/event-times.ts'

/** `found`: the problem that the check finds, as written beside the bar. */
type Typed = readonly [task: string, owner: string, start: string, end: string, found?: string]

/** A cell merged over three rows keeps its owner in the second of them only. */
const typed: readonly Typed[] = [
  ['Freeze changes', 'Change', '22:00', '22:10'],
  ['Check backups !!', 'Storage', '22:00', '22:25'],
  ['GO / NO GO', 'tbc', '22:25', '22:30', 'no owner: ‘tbc’'],
  ['Stop feeds', 'Pmts ops', '22:30', '22:45'],
  ['Drain queues', 'MW team', '22:45', '23:15'],
  ['Firewall chgs', 'sec', '22:45', '#REF!', '#REF! finish'],
  ['Final extract', 'ask Dave', '23:15', '00:00', 'no owner: ‘ask Dave’'],
  ['Repoint g/ways', 'Network', 'after 6?', '#REF!', '‘after 6?’'],
  ['Transfer + checksum', 'Network', '00:00', '00:20'],
  ['Load new ledger', 'DBA on call', '00:20', '01:20'],
  ['Start services', 'Platform', '01:20', '01:40'],
  ['Reconcile', '', '01:40', '02:20', 'no owner: merged cell'],
  ['Smoke test', 'ask Dave', '01:40', '#REF!', 'no owner: ‘ask Dave’'],
  ['GO / NO GO (2)', '', '02:20', '02:30', 'no owner: merged cell'],
  ['Open feeds', 'Pmts ops', '02:30', '02:45'],
  ['Watch 1st settlemts', 'Serv desk', '#REF!', '#REF!', '#REF! start'],
  ['CLOSE', 'see email', '03:30', '03:40', 'no owner: ‘see email’'],
]

/** The cells of each row, with the task that it becomes. */
export const sheetRows = plan.tasks.map((view, i) => {
  const [task, owner, start, end, found] = typed[i]!
  return { cells: [task, owner, start, view.task.duration, end], found, view }
})
