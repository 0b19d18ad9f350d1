import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import type { PlanSettings } from '@cuewright/runbook/versions'
import { Board } from './board/board.tsx'
import { FileLine } from './file-line.tsx'
import type { Keeping } from './kept/use-kept.ts'
import type { Connection } from './reading/connection.ts'
import type { ReadAgain } from './reading/messages.ts'
import type { PlayedFile } from './reading/own-file.ts'
import { ComparedWith } from './report/compared.tsx'
import { Report } from './report/report.tsx'
import { PlayerState, usePlan } from './state/state.tsx'
import { Strip } from './strip/strip.tsx'
import { useReadings } from './use-readings.ts'

export type PlayerProps = {
  file: PlayedFile
  keeping: Keeping
  /** A sentence on what a simulation cannot do. */
  note: ReactNode
  onReadAgain: (change: ReadAgain) => void
  /** `hasWork`: something that would be lost with the runbook. */
  onWork: (reader: Connection, planSettings: PlanSettings, hasWork: boolean) => void
  onClose: () => void
  /** Another file is being read. */
  isHeld: boolean
}

export default function Player(props: PlayerProps) {
  const { reached = null, opened } = props.file
  return (
    <PlayerState opened={opened} reached={reached} isHeld={props.isHeld}>
      <PlayedRunbook {...props} />
    </PlayerState>
  )
}

function PlayedRunbook({ file, keeping, note, onReadAgain, onWork, onClose }: PlayerProps) {
  const { name, opened, reading = null, at } = file
  const { runbook, planSettings } = usePlan()
  const fileLine = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  useInView(fileLine, board)
  const { shown, show, hide } = useShown(board)
  const [runbookAtFirst] = useState(runbook)
  // Back finds the file itself again, but not what was done with it.
  const hasWork = keeping.keptAs === null && runbook !== runbookAtFirst
  useAskBeforeLeaving(hasWork)
  const { reader } = file
  useEffect(() => onWork(reader, planSettings, hasWork), [onWork, reader, planSettings, hasWork])

  const change = useReadings(opened.reading, onReadAgain)

  function markBackout(group: string) {
    if (opened.reading) change({ ...opened.reading, backout: group })
    else onReadAgain({ backout: group })
  }

  return (
    <>
      <FileLine ref={fileLine} name={name} runbook={runbook} onClose={onClose} />
      {file.reading && opened.reading && (
        <Strip reading={file.reading} runbook={opened.runbook} onRead={change} />
      )}
      <Comparison file={file} fileLine={fileLine} onShow={show} />
      <div
        ref={board}
        className="player-board lt-md:order--1 lt-md:[--names:0px] lt-md:[--shares:-6px] on-dark relative z-6 pb-3.5"
      >
        <Board
          title={runbook.title || name}
          shown={shown}
          onHide={hide}
          reading={opened.reading}
          onRead={change}
        />
      </div>
      <p className="pt-4 text-small text-ink-2 no-print">
        {note} During the event, drop the sheet again with its actual times: the forecast starts
        from there.
      </p>
      <Report
        findings={opened.findings}
        keeping={{ reading, at, ...keeping }}
        onShow={show}
        onBackout={markBackout}
      />
    </>
  )
}

type DivRef = RefObject<HTMLDivElement | null>

type ComparisonProps = {
  file: PlayedFile
  fileLine: DivRef
  onShow: (task: string) => void
}

/** The comparison with an earlier version, until the visitor closes it. */
function Comparison({ file: { compared, reasons }, fileLine, onShow }: ComparisonProps) {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen || !compared) return null

  function close() {
    setIsOpen(false)
    // The button that had the focus has disappeared.
    fileLine.current!.focus({ preventScroll: true })
  }

  return <ComparedWith compared={compared} reasons={reasons} onShow={onShow} onClose={close} />
}

/** Scrolls once to the head of the board, and includes the file's line above it if there is room. */
function useInView(fileLine: DivRef, board: DivRef) {
  useEffect(() => {
    fileLine.current!.scrollIntoView({ block: 'start', behavior: 'instant' })
    const head = board.current!.querySelector('.player-head')!
    head.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [fileLine, board])
}

/** The task that the report last asked the board to show, until the visitor turns to something else there. */
function useShown(board: DivRef) {
  const [shown, setShown] = useState<{ id: string } | null>(null)
  const show = useCallback(
    (id: string) => {
      setShown({ id })
      board.current?.scrollIntoView({ block: 'start' })
    },
    [board],
  )
  const hide = useCallback(() => startTransition(() => setShown(null)), [])
  return { shown, show, hide }
}

/** Makes the browser ask before the page is left, if that would lose something. */
function useAskBeforeLeaving(isLost: boolean) {
  // A layout effect, because the page can be left as soon as the change is seen.
  useLayoutEffect(() => {
    if (!isLost) return
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault()
    }

    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isLost])
}
