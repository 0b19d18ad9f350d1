import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FailureCode } from '../../runbook/failure.ts'
import csv from '../../runbook/samples/payments-move.csv?url'
import { sampleName } from '../../runbook/samples/sample.ts'
import type { Kept } from '../../runbook/take-away/device/kept-runbook.ts'
import { KeptList } from './kept-list.tsx'
import type { OwnFile } from './reading/use-own-file.ts'

type Props = {
  status: OwnFile['status']
  onFile: (file: File) => void
  onRefuse: (why: FailureCode) => void
  onSample: () => void
  kept: readonly Kept[]
  onKept: (name: string) => void
  onForget: (name?: string) => void
}

const invites = {
  idle: 'Drop your runbook here: .csv, .tsv, .xlsx or Project’s .xml, up to 5\u00a0MB',
  reading: 'Reading the file…',
  read: 'Drop another runbook here',
} as const

function hasFiles(event: DragEvent | React.DragEvent) {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/**
 * Where a file is dropped or chosen, with the promise that it stays here. The field lies over the whole
 * place, so that the browser itself takes what is dropped before this code is there.
 */
export function DropZone({ status, onFile, onRefuse, onSample, kept, onKept, onForget }: Props) {
  const [isOver, setIsOver] = useState(false)
  const id = useId()
  const isOpen = status === 'read'
  const field = useRef<HTMLInputElement>(null)

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

  function takeChosen() {
    take(field.current!.files)
    // The same file may be chosen again after a correction.
    field.current!.value = ''
  }

  function forget(name?: string) {
    if (name === undefined && !confirm('Delete all the runbooks kept on this device?')) return
    onForget(name)
    // The button goes with what it deletes.
    field.current!.focus({ preventScroll: true })
  }

  // What was chosen before this code was there.
  const takeEarly = useEffectEvent(takeChosen)
  useEffect(() => takeEarly(), [])

  return (
    <div
      className={`drop-zone no-print rounded-btn ${isOver ? 'edge-1.5-ink bg-ground-2' : 'edge-1.5-dashed-rule-strong'} ${isOpen ? 'px-5 py-3' : ''}`}
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
      <p className={`fw-560 leading-tight text-balance ${isOpen ? 'text-body' : 'text-item'}`}>
        {invites[status]}
      </p>
      <div
        className={`flex flex-wrap gap-3 col-start-2 lt-md:[grid-area:auto] lt-md:[&>.btn]:flex-auto lt-md:[&>.btn]:px-3 ${isOpen ? '' : 'row-[1/3]'}`}
      >
        <label className="btn focus-within:[outline:2px_solid_var(--ink)] focus-within:[outline-offset:2px]">
          Choose a file
          <input
            ref={field}
            className="absolute inset-0 w-full h-full opacity-0 cursor-pointer file:cursor-pointer"
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.xml,.json,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-describedby={`${id}-promise`}
            onChange={takeChosen}
          />
        </label>
        <button type="button" className="btn relative" onClick={onSample}>
          Try the sample
        </button>
        <a className="link relative self-center" href={csv} download={sampleName}>
          Download the sample
        </a>
      </div>
      <p id={`${id}-promise`} className={isOpen ? 'sr-only' : 'text-small text-ink-2'}>
        Never uploaded: your own browser reads the file, and no part of it leaves this device.
        Nothing is kept unless you ask.
      </p>
      {kept.length > 0 && (
        <KeptList isOpen={!isOpen} onOpen={onKept} onForget={forget} kept={kept} />
      )}
    </div>
  )
}
