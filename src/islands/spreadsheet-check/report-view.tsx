import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { CheckGantt } from './check-gantt.tsx'
import { CriticalPath } from './critical-path.tsx'
import { Findings } from './findings.tsx'
import { finishWords } from './moment.ts'
import { PrintedTasks } from './printed-tasks.tsx'
import { counted } from '../../lib/counted.ts'
import { findingCount } from './report.ts'
import type { Report } from './report.ts'
import { ReportActions } from './report-actions.tsx'

type Props = { report: Report; onReset: () => void }

/** The whole report: the figures, what was found, the timetable, the critical path. */
export function ReportView({ report, onReset }: Props) {
  const isPrinting = usePrinting()
  const { figure, note } = finishWords(report)
  const count = findingCount(report)
  const facts = [
    counted(report.tasks, 'task'),
    counted(report.owners, 'owner'),
    report.passedOver > 0 &&
      `${counted(report.passedOver, 'heading or total', 'headings or totals')} passed over`,
  ]
  return (
    <>
      <dl className="check-figures">
        <div>
          <dt>Findings</dt>
          <dd>{count}</dd>
          <dd className="data">in {facts.filter(Boolean).join(', ')}</dd>
        </div>
        <div>
          <dt>Finish</dt>
          <dd data-testid="check-finish">{figure}</dd>
          <dd className="data">{note}</dd>
        </div>
        <div>
          <dt>Critical path</dt>
          <dd>{report.critical.length}</dd>
          <dd className="data">
            {report.critical.length === 1 ? 'task sets' : 'tasks set'} the finish
          </dd>
        </div>
      </dl>
      <ReportActions report={report} onReset={onReset} />
      <Findings groups={report.groups} />
      <CheckGantt report={report} />
      <CriticalPath report={report} />
      {isPrinting && <PrintedTasks report={report} />}
    </>
  )
}

/** Whether the page is going to paper: the list of all tasks is drawn for that alone. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture right after the event: what is to be on it must be there by then.
    function before() {
      flushSync(() => setIsPrinting(true))
    }

    function after() {
      setIsPrinting(false)
    }

    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}
