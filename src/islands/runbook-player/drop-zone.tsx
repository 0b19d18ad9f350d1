import { useEffect, useId, useState } from 'react'
import type { FailureCode } from '../../lib/spreadsheet/failure.ts'
import type { OwnFile } from './reading/use-own-file.ts'

type Props = {
  status: OwnFile['status']
  onFile: (file: File) => void
  onRefuse: (why: FailureCode) => void
  onSample: () => void
  /** Undefined while nothing is kept on this device. */
  onKept: (() => void) | undefined
}

const invites = {
  idle: 'Drop your runbook here: .csv, .tsv, .xlsx or Project’s .xml, up to 5 MB',
  reading: 'Reading the file…',
  read: 'Drop another runbook here',
} as const

function hasFiles(event: DragEvent | React.DragEvent) {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/** Where a file is dropped or chosen, with the promise that it stays here. */
export function DropZone({ status, onFile, onRefuse, onSample, onKept }: Props) {
  const [isOver, setIsOver] = useState(false)
  const id = useId()

  // A file that misses the zone would otherwise replace the page.
  useEffect(() => {
    function keepPage(event: DragEvent) {
      return hasFiles(event) && event.preventDefault()
    }

    addEventListener('dragover', keepPage)
    addEventListener('drop', keepPage)
    return () => {
      removeEventListener('dragover', keepPage)
      removeEventListener('drop', keepPage)
    }
  }, [])

  function take(files: FileList | null) {
    const [file, second] = files ?? []
    if (second) onRefuse('one_file')
    else if (file) onFile(file)
  }

  return (
    <div
      className="drop-zone no-print"
      data-over={isOver || undefined}
      data-open={status === 'read' || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <p className="drop-invite">{invites[status]}</p>
      <div className="drop-choose">
        <label className="btn drop-label">
          Choose a file
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.xml,.json,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-describedby={`${id}-promise`}
            onChange={({ currentTarget }) => {
              take(currentTarget.files)
              // The same file may be chosen again after a correction.
              currentTarget.value = ''
            }}
          />
        </label>
        <button type="button" className="btn" onClick={onSample}>
          Load the sample
        </button>
        {onKept && (
          <button type="button" className="btn" onClick={onKept}>
            Open what I kept
          </button>
        )}
      </div>
      <p id={`${id}-promise`} className={status === 'read' ? 'sr-only' : 'drop-promise small'}>
        Never uploaded: your own browser reads the file, and no part of it leaves this device.
        Nothing is kept unless you ask.
      </p>
    </div>
  )
}
