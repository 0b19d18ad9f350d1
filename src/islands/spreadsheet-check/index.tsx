import './woken.css'
import { useEffect, useId, useRef } from 'react'
import { failureText } from '../../lib/spreadsheet/failure.ts'
import { product } from '../../site.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { DropZone } from './drop-zone.tsx'
import { ReportView } from './report-view.tsx'
import { useChecker } from './use-checker.ts'

/** The spreadsheet check: choose a file, say what its columns are, read what is wrong with it. */
export default function SpreadsheetCheck() {
  const { state, prepare, read, refuse, remap, turnTo, reset } = useChecker()
  const outcome = useRef<HTMLDivElement>(null)
  const id = useId()
  const fileName = 'name' in state ? state.name : ''
  const { status } = state
  // A new file's outcome takes the focus, since every file passes through 'reading' first; a change
  // of columns does not, and leaves it on the select.
  useEffect(() => {
    if (status === 'failed' || status === 'checked') outcome.current?.focus()
  }, [status])

  // The pointer may have been here before the code was: then only its next move tells of it.
  return (
    <div
      className="check"
      data-ready={state.isReady || undefined}
      onPointerMove={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onDragEnter={prepare}
    >
      <DropZone status={status} onFile={read} onRefuse={refuse} />
      <p className="sr-only" role="status">
        {status === 'reading' && `Reading ${fileName}`}
        {status === 'checked' && `${fileName} has been checked.`}
      </p>
      {status === 'failed' && (
        <div ref={outcome} tabIndex={-1} className="check-failure" role="alert">
          <p>
            <b>{fileName || 'Nothing was read'}</b>
          </p>
          <p>{failureText(state.failure)}</p>
          <p className="data">Code: {state.failure.code}</p>
        </div>
      )}
      {status === 'checked' && (
        <div ref={outcome} tabIndex={-1} className="check-outcome" aria-labelledby={`${id}-title`}>
          <p className="print-only small">Runbook check by {product}</p>
          <h3 id={`${id}-title`} className="check-name">
            {fileName}
          </h3>
          <ColumnMapping key={fileName} checked={state.checked} onChange={remap} onSheet={turnTo} />
          <Outcome outcome={state.checked.outcome} onReset={reset} />
        </div>
      )}
    </div>
  )
}

type OutcomeProps = {
  outcome: Extract<
    ReturnType<typeof useChecker>['state'],
    { status: 'checked' }
  >['checked']['outcome']
  onReset: () => void
}

function Outcome({ outcome, onReset }: OutcomeProps) {
  if (outcome === 'unmapped')
    return (
      <p className="check-failure">
        No headings were recognised in this sheet: say above which column holds the tasks.
      </p>
    )
  if (!outcome.ok)
    return (
      <div className="check-failure">
        <p>{failureText(outcome)}</p>
        <p className="data">Code: {outcome.code}</p>
      </div>
    )
  return <ReportView report={outcome.report} onReset={onReset} />
}
