import { lazy, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Weighed } from '#runbook/open'
import type { Finding } from '#runbook/findings'
import type { OwnRunbook, Reached } from '#runbook/model'
import type { Compared, Said } from '#runbook/versions'
import { Board } from './board/board.tsx'
import { FileLine } from './file-line.tsx'
import { Guesses } from './report/guesses.tsx'
import type { KeepProps } from './report/keep.tsx'
import type { ReadingsProps } from './report/reading.tsx'
import { Report } from './report/report.tsx'
import { PlayerState, usePlan } from './state/state.tsx'

/** Loaded late, because only a second file is compared. */
const ComparedWith = lazy(() => import('./report/compared.tsx'))

export type PlayerProps = {
  name: string
  /** Whether its file is only in this page. */
  isFile: boolean
  reached: Reached | null
  own: OwnRunbook
  findings: readonly Finding[]
  statedEnd: number | null
  reading: ReadingsProps & { weighed: Weighed | null }
  compared: Compared | null
  keeping: Omit<KeepProps, 'runbook'>
  /** What a simulation is not. */
  note: ReactNode
  onSaid: (said: Said) => void
  onClose: () => void
}

export default function Player(props: PlayerProps) {
  return (
    <PlayerState {...props}>
      <Opened {...props} />
    </PlayerState>
  )
}

function Opened(props: PlayerProps) {
  const { name, findings, reading, keeping, note, onSaid, onClose } = props
  const { own, said } = usePlan()
  const [shown, setShown] = useState<{ id: string } | null>(null)
  const [isCompared, setIsCompared] = useState(true)
  const compared = isCompared ? props.compared : null
  const file = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => onSaid(said), [onSaid, said])
  const [first] = useState(own)
  useAskBeforeLeaving(keeping.keptAs === null && (props.isFile || own !== first))

  // The head must be in view, and the file's line above it if there is room.
  useEffect(() => {
    file.current!.scrollIntoView({ block: 'start', behavior: 'instant' })
    const head = board.current!.querySelector('.player-head')!
    head.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])

  const show = useCallback((id: string) => {
    setShown({ id })
    board.current?.scrollIntoView({ block: 'start' })
  }, [])

  function closeComparison() {
    setIsCompared(false)
    // The button that had the focus is gone.
    file.current!.focus({ preventScroll: true })
  }

  return (
    <>
      <FileLine ref={file} name={name} own={own} onClose={onClose} />
      <Guesses {...reading} />
      {compared && <ComparedWith compared={compared} onShow={show} onClose={closeComparison} />}
      <div
        ref={board}
        className="player-board lt-md:order--1 on-dark relative z-6 pb-3.5 pl-$left pr-$right ml-[calc(-1*var(--left))] mr-[calc(-1*var(--right))] print:mx-0! print:p-0!"
      >
        <Board
          title={own.title || name}
          shown={shown}
          chain={reading.guesses.find(({ id }) => id.about === 'chain')}
          onLink={() => reading.onDecide({ about: 'chain' }, 'link')}
        />
      </div>
      <p className="pt-4 text-small text-ink-2 no-print">
        {note} During the event, drop the sheet again with its actual times: the forecast starts
        from there.
      </p>
      <Report
        findings={findings}
        keeping={keeping}
        onShow={show}
        onBackout={(marked) => reading.onDecide({ about: 'backout' }, marked)}
      />
    </>
  )
}

/** Lets the browser ask before the page is left, while something would be lost with it. */
function useAskBeforeLeaving(isLost: boolean) {
  useEffect(() => {
    if (!isLost) return
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault()
    }

    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isLost])
}
