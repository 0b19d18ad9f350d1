import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { listKept } from '../../runbook/take-away/device/list-kept.ts'
import type { Kept } from '../../runbook/take-away/device/kept-runbook.ts'
import { failure, refusal, type Refusal } from '../../runbook/failure.ts'
import type { OpenRunbook } from '../../runbook/open.ts'
import { Boundary } from './boundary.tsx'
import { DropZone } from './drop-zone.tsx'
import { Failed } from './failed.tsx'
import { handedOver, sample, wantedBy } from './fragment.ts'
import type { Weighed } from '../../runbook/weigh.ts'
import type { PlayerProps } from './player.tsx'
import { useOwnFile, type OwnFile } from './reading/use-own-file.ts'

const Player = lazy(() => import('./player.tsx'))

/** A visitor's runbook: choose a file, put its reading right, and see it run. */
export default function RunbookPlayer() {
  const { file, isReady, prepare, open, refuse, decide, tell, close } = useOwnFile()
  const [kept, setKept] = useState<readonly Kept[]>([])
  /** Which of the runbooks that were opened is on this device, and under which name. */
  const [keptAs, setKeptAs] = useState<{ turn: number; name: string } | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const { status } = file
  const isPlayed = status === 'read' && file.read.ok
  // A new file's outcome takes the focus, since every file passes through 'reading' first; a change
  // of its reading does not, and leaves it on the select. What is played scrolls to its answer itself.
  useEffect(() => {
    if (status === 'read') outcome.current?.focus({ preventScroll: isPlayed })
  }, [status, isPlayed])

  function arriveAt(wanted: string | null) {
    if (wanted === null) return
    // At once: a scroll that is still going would carry the answer past its place.
    root.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    open({ wanted })
    if (wanted === handedOver) history.replaceState(history.state, '', location.pathname)
  }

  const look = useEffectEvent(() => {
    arriveAt(wantedBy(location.hash))
  })
  useEffect(() => {
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])

  const lookForKept = useCallback(() => void listKept().then(setKept), [])
  useEffect(lookForKept, [lookForKept])

  function openKept(name: string) {
    setKeptAs({ turn: open({ kept: name }), name })
    // Another page may have deleted some.
    lookForKept()
  }

  async function forget(name?: string) {
    if (name === undefined || name === keptAs?.name) setKeptAs(null)
    const { forgetRunbook } = await import('../../runbook/take-away/device/kept-runbook.ts')
    await forgetRunbook(name)
    lookForKept()
  }

  // The pointer may have been here before the code was: then only its next move tells of it.
  return (
    <div
      ref={root}
      className="player mt-7 print:mt-0"
      data-ready={isReady || undefined}
      onPointerMove={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onDragEnter={prepare}
    >
      <DropZone
        status={status}
        onFile={(chosen) => open({ file: chosen })}
        onRefuse={refuse}
        kept={kept}
        onKept={openKept}
        onForget={(name) => void forget(name)}
        onSample={() => arriveAt(sample)}
      />
      <p className="sr-only" role="status">
        {announcementOf(file)}
      </p>
      {status === 'read' && (
        <div
          ref={outcome}
          tabIndex={-1}
          className="player-outcome mt-10 print:mt-0 focus:[outline:0]"
          translate={file.read.ok ? 'no' : undefined}
        >
          <Boundary key={file.turn} fallback={<NotShown name={file.name} onDecide={decide} />}>
            <Outcome
              name={file.name}
              read={file.read}
              choices={file.choices}
              weighed={file.weighed}
              compared={file.compared ?? null}
              answers={file.answers ?? []}
              onSaid={tell}
              kept={kept}
              keptAs={keptAs?.turn === file.turn ? keptAs.name : null}
              onKeep={(name) => setKeptAs(name === null ? null : { turn: file.turn, name })}
              onKept={lookForKept}
              onDecide={decide}
              onClose={close}
            />
          </Boundary>
        </div>
      )}
    </div>
  )
}

/** One text: React could not find a second one beside it in a page that a browser has translated. */
function announcementOf(file: OwnFile) {
  if (file.status === 'reading') return `Reading ${file.name || 'the runbook'}`
  if (file.status !== 'read' || !file.read.ok) return ''
  return `${file.name} is open${file.compared ? `, compared with ${file.compared.name}` : ''}.`
}

type OutcomeProps = Omit<PlayerProps, 'own' | 'findings' | 'reading'> & {
  read: OpenRunbook | Refusal
  choices: Readonly<Record<string, string>>
  weighed: Weighed | null
}

/** An error in the player leaves the place for the next file where it is. */
function NotShown(props: Pick<OutcomeProps, 'name' | 'onDecide'>) {
  return <Failed read={refusal(failure('not_shown'))} choices={{}} {...props} />
}

function Outcome({ read, choices, weighed, ...rest }: OutcomeProps) {
  if (!read.ok) return <Failed read={read} choices={choices} {...rest} />
  const { runbook, findings, guesses, rows, leftOut } = read
  const reading = { guesses, choices, rows, leftOut, weighed }
  return (
    <Suspense fallback={<p>Opening {rest.name}…</p>}>
      <Player own={runbook} findings={findings} reading={reading} {...rest} />
    </Suspense>
  )
}
