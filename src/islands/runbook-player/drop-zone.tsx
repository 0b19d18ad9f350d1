import { useEffect, useId, useState } from 'react'
import type { FailureCode } from '../../lib/spreadsheet/failure.ts'
import type { OwnFile } from './reading/use-own-file.ts'

type Props = {
  status: OwnFile['status']
  onFile: (file: File) => void
  onRefuse: (why: FailureCode) => void
  onSample: () => void
  onKept: () => void
}

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
      className="check-drop no-print"
      data-over={isOver || undefined}
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
      <p className="check-invite">
        {status === 'reading'
          ? 'Reading the file…'
          : 'Drop your runbook here: .csv, .xlsx or a project’s .xml, up to 5 MB'}
      </p>
      <div className="check-choose">
        <label className="btn check-label">
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
        <button type="button" className="btn" onClick={onKept}>
          Open what I kept
        </button>
      </div>
      <p id={`${id}-promise`} className="check-promise small">
        Never uploaded: your own browser reads the file, and no part of it leaves this device.
        Nothing is kept unless you ask.
      </p>
    </div>
  )
}
