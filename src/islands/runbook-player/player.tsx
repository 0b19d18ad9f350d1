import { lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Weighed } from '../../runbook/weigh.ts'
import type { Finding } from '../../runbook/findings/finding.ts'
import { ownersIn } from '../../runbook/model/owners.ts'
import { finishKeptBy } from '../../runbook/forecast/figures.ts'
import type { OwnRunbook, OwnerKind } from '../../runbook/model/own-runbook.ts'
import { tasksOf } from '../../runbook/model/run.ts'
import { Board } from './board/board.tsx'
import { FileLine } from './file-line.tsx'
import { Cues } from './report/cues.tsx'
import { Deadlines } from './report/expected/deadlines.tsx'
import { Risks } from './report/expected/risks.tsx'
import { Findings } from './report/findings.tsx'
import { Guesses } from './report/guesses.tsx'
import { TurningBack } from './report/last-call.tsx'
import { Method } from './report/method.tsx'
import type { ReadingsProps } from './report/reading.tsx'
import { PrintedTasks } from './report/printed.tsx'
import { TakeAway } from './report/take-away.tsx'
import { Worth } from './report/worth.tsx'
import type { Kept } from '../../runbook/take-away/device/kept-runbook.ts'
import type { ReadingAnswer } from '../../runbook/versions/answers.ts'
import type { Compared, Said } from '../../runbook/versions/version.ts'
import { usePlayer } from './use-player.ts'

/** Only a second file has something to be compared with. */
const ComparedWith = lazy(() => import('./report/compared.tsx'))

export type PlayerProps = {
  name: string
  own: OwnRunbook
  findings: readonly Finding[]
  /** How its file was read, and what other answers would move. */
  reading: Omit<ReadingsProps, 'onDecide'> & { weighed: Weighed | null }
  compared: Compared | null
  /** The answers to its file's questions, for the next version of it. */
  answers: readonly ReadingAnswer[]
  /** What this device keeps, and under which of its names this runbook is; null where it is not. */
  kept: readonly Kept[]
  keptAs: string | null
  onDecide: ReadingsProps['onDecide']
  onSaid: (said: Said) => void
  onKeep: (name: string | null) => void
  onKept: () => void
  onClose: () => void
}

/** A visitor's runbook as it runs: what was read, the board, what it teaches, and the way to take it along. */
export default function Player(props: PlayerProps) {
  const { name, own: read, findings, reading, onDecide, onSaid, onClose } = props
  const player = usePlayer(read)
  const { own, course, minute, at, foreseen, settings, teams, risks } = player
  const owners = useMemo(() => ownersIn(own), [own])
  const [chosenOwner, setOwner] = useState('')
  const owner = owners.includes(chosenOwner) ? chosenOwner : (owners[0] ?? '')
  const [shown, setShown] = useState<{ id: string } | null>(null)
  const file = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const views = useMemo(() => tasksOf(course), [course])
  const open = useMemo(
    () => findingsLeft(findings, own.backout.length > 0, teams),
    [findings, own.backout, teams],
  )
  const show = useCallback((id: string) => {
    setShown({ id })
    board.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { said } = player
  const [isCompared, setIsCompared] = useState(true)
  const compared = isCompared ? props.compared : null
  useEffect(() => onSaid(said), [onSaid, said])
  function closeComparison() {
    setIsCompared(false)
    // The button goes with it.
    file.current!.focus({ preventScroll: true })
  }

  // The answer and the controls are in view, with what was read above them as far as there is room.
  useEffect(() => {
    file.current!.scrollIntoView({ block: 'start', behavior: 'instant' })
    const head = board.current!.querySelector('.player-head')!
    head.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])

  return (
    <>
      <FileLine ref={file} name={name} own={own} owners={owners.length} onClose={onClose} />
      <Guesses onDecide={onDecide} {...reading} />
      {compared && (
        <ComparedWith
          own={read}
          onShow={show}
          onClose={closeComparison}
          {...{ compared, player }}
        />
      )}
      <div
        ref={board}
        className="player-board on-dark relative z-6 pb-3.5 pl-$left pr-$right ml-[calc(-1*var(--left))] mr-[calc(-1*var(--right))] print:mx-0! print:p-0!"
      >
        <Board
          title={own.title || name}
          owner={chosenOwner}
          onOwner={setOwner}
          chain={reading.guesses.find(({ id }) => id === 'chain')}
          onLink={() => onDecide('chain', 'link')}
          {...{ player, shown, owners }}
        />
      </div>
      <div className="player-three grid parts-4-5-4 gap-x-12 gap-y-9 pt-10 pb-11 lt-md:grid-cols-1 print:block print:columns-2 print:gap-x-8mm print:py-6mm print:[&>*]:mb-6mm">
        <Cues
          isTeam={open.some((finding) => finding.owner?.isTeam && finding.owner.owner === owner)}
          {...{ views, owners, owner, minute, at }}
          onOwner={setOwner}
        />
        <Findings findings={open} onShow={show} onTeam={player.tellTeam} />
        <div className="min-w-0">
          <TurningBack player={player} onBackout={(marked) => onDecide('backout', marked)} />
          {foreseen.forecast && (
            <Worth forecast={foreseen.forecast} views={course.tasks} onShow={show} />
          )}
        </div>
      </div>
      <div className="player-three grid grid-cols-2 gap-x-12 gap-y-9 pb-11 lt-md:grid-cols-1 print:gap-y-6mm print:pb-6mm">
        <Risks player={player} />
        <Deadlines player={player} />
      </div>
      <TakeAway
        forecast={foreseen.forecast}
        runbook={own}
        owner={owner}
        kept={props.kept}
        keptAs={props.keptAs}
        onKeep={props.onKeep}
        onKept={props.onKept}
        answers={props.answers}
      />
      <Method
        spread={settings.spread}
        together={settings.together}
        plan={at(course.plannedFinish)}
        half={foreseen.forecast && at(finishKeptBy(foreseen.forecast, 50))}
        lateness={foreseen.forecast?.lateness}
        hasRisks={risks.length > 0}
        behind={course.finish - course.plannedFinish}
      />
      <PrintedTasks views={views} at={at} />
    </>
  )
}

/** What is still to be fixed after what the visitor has said: where the backout is, who is a team. */
function findingsLeft(
  findings: readonly Finding[],
  hasBackout: boolean,
  teams: readonly OwnerKind[],
): Finding[] {
  return findings
    .filter(({ kind }) => kind !== 'no-backout' || !hasBackout)
    .map((finding) => {
      const said = teams.find(({ owner }) => owner === finding.owner?.owner)
      return said ? { ...finding, owner: said } : finding
    })
}
