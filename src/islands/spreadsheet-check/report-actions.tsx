import { useEffect, useId, useRef, useState } from 'react'
import type { Report } from './report.ts'
import { reportText } from './report-text.ts'

type Copied = 'no' | 'yes' | 'by hand'

/** Print, copy, start again. Where the clipboard is refused, the text stands ready to be copied. */
export function ReportActions({ report, onReset }: { report: Report; onReset: () => void }) {
  const [last, setLast] = useState<{ of: Report; copied: Copied }>()
  // What was copied of an earlier report says nothing of this one.
  const copied = last?.of === report ? last.copied : 'no'
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    if (copied === 'by hand') area.current?.select()
  }, [copied])

  function copy() {
    // No clipboard outside secure contexts, whatever the types say.
    const written = navigator.clipboard?.writeText(reportText(report)) ?? Promise.reject()
    written.then(
      () => setLast({ of: report, copied: 'yes' }),
      () => setLast({ of: report, copied: 'by hand' }),
    )
  }

  return (
    <div className="check-actions no-print">
      <button type="button" className="btn" onClick={printReport}>
        Print the report
      </button>
      <button type="button" className="btn" onClick={copy}>
        {copied === 'yes' ? 'Copied' : 'Copy as text'}
      </button>
      <button type="button" className="btn" onClick={onReset}>
        Clear
      </button>
      <span className="sr-only" role="status">
        {copied === 'yes' && 'The report is on the clipboard.'}
      </span>
      {copied === 'by hand' && (
        <p className="check-copy">
          <label htmlFor={`${id}-text`}>
            Your browser keeps its clipboard closed: copy from here.
          </label>
          <textarea ref={area} id={`${id}-text`} readOnly rows={8} value={reportText(report)} />
        </p>
      )}
    </div>
  )
}

/** Prints the report without the page around it. */
function printReport() {
  const root = document.documentElement
  root.dataset.print = 'check'
  addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  print()
}
