import { useEffect, useId, useState } from 'react'
import { failure } from '../../lib/spreadsheet/failure.ts'
import type { Failure } from '../../lib/spreadsheet/failure.ts'
import type { CheckState } from './use-checker.ts'
import { sampleCsv, sampleName } from './sample.ts'

type Props = {
  status: CheckState['status']
  onFile: (file: File) => void
  onRefuse: (why: Failure) => void
}

function hasFiles(event: DragEvent | React.DragEvent) {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/** Where a file is dropped or chosen, with the promise that it stays here. */
export function DropZone({ status, onFile, onRefuse }: Props) {
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
    if (second) onRefuse(failure('one_file'))
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
          : 'Drop a runbook here: .csv or .xlsx, up to 5 MB'}
      </p>
      <div className="check-choose">
        <label className="btn check-label">
          Choose a file
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-describedby={`${id}-promise`}
            onChange={({ currentTarget }) => {
              take(currentTarget.files)
              // The same file may be chosen again after a correction.
              currentTarget.value = ''
            }}
          />
        </label>
        <button
          type="button"
          className="btn"
          onClick={() => onFile(new File([sampleCsv], sampleName, { type: 'text/csv' }))}
        >
          Load the sample
        </button>
      </div>
      <p id={`${id}-promise`} className="check-promise small">
        Never uploaded: the file is read by your own browser, and no part of it leaves this device.
      </p>
    </div>
  )
}
