import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import type { FailureCode } from '@cuewright/runbook/open'
import csv from '@cuewright/runbook/sample.csv?url'
import { sampleName } from '@cuewright/runbook/sample'
import type { Kept } from '@cuewright/runbook/device'
import { KeptList } from './kept/kept-list.tsx'

type Props = {
  status: keyof typeof invites
  onFile: (file: File) => void
  onRefuse: (why: FailureCode) => void
  onSample: () => void
  kept: readonly Kept[]
  onOpenKept: (name: string) => void
  /** Deletes a kept runbook, or without a name all of them. */
  onForgetKept: (name?: string) => void
}

const invites = {
  idle: 'Drop your runbook here: .csv, .tsv, .xlsx or Project’s .xml, up to 5\u00a0MB',
  reading: 'Reading the file…',
  read: 'Drop another runbook here',
} as const

/** The file field covers the whole zone, so that a file can be dropped before this code has loaded. */
export function DropZone(props: Props) {
  const { status, onFile, onRefuse, onSample, kept, onOpenKept, onForgetKept } = props
  const [isOver, setIsOver] = useState(false)
  const promise = useId()
  const isOpen = status === 'read'
  const field = useRef<HTMLInputElement>(null)

  function take(files: FileList | null) {
    const [file, second] = files ?? []
    if (second) onRefuse('one_file')
    else if (file) onFile(file)
  }

  function forget(name?: string) {
    if (name === undefined && !confirm('Delete every runbook kept on this device?')) return
    onForgetKept(name)
    // The button that had the focus has disappeared.
    field.current!.focus({ preventScroll: true })
  }

  return (
    <div
      className="drop-zone no-print"
      data-over={isOver || undefined}
      data-opened={isOpen || undefined}
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
      <div className="drop-actions">
        <FileField ref={field} describedBy={promise} onTake={take} />
        <button type="button" className="btn relative" onClick={onSample}>
          Try the sample
        </button>
        <a className="link relative self-center" href={csv} download={sampleName}>
          Download the sample
        </a>
      </div>
      <p id={promise} className={isOpen ? 'sr-only' : 'text-small text-ink-2'}>
        Never uploaded: your browser reads the file on this device, and forgets it when you close
        the tab, unless you keep it.
      </p>
      {kept.length > 0 && (
        <KeptList isOpen={!isOpen} onOpen={onOpenKept} onForget={forget} kept={kept} />
      )}
    </div>
  )
}

type FieldProps = {
  ref: RefObject<HTMLInputElement | null>
  describedBy: string
  onTake: (files: FileList | null) => void
}

function FileField({ ref, describedBy, onTake }: FieldProps) {
  function takeChosen() {
    onTake(ref.current!.files)
    // Cleared so that the same file can be chosen again after a correction.
    ref.current!.value = ''
  }

  // A file may have been chosen before this code had loaded. Opening it changes the address, which the other effects
  // look at first.
  const takeEarly = useEffectEvent(takeChosen)
  useEffect(() => queueMicrotask(takeEarly), [])

  return (
    <label className="btn focus-within:[outline:2px_solid_var(--ink)] focus-within:[outline-offset:2px]">
      Choose a file
      <input
        ref={ref}
        className="absolute inset-0 w-full h-full opacity-0 cursor-pointer file:cursor-pointer"
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xml,.json,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-describedby={describedBy}
        onChange={takeChosen}
      />
    </label>
  )
}
