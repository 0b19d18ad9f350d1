import { useMemo, useState } from 'react'
import type { Finding } from '#runbook/findings'
import { ownersIn, tasksOf, type OwnerKind } from '#runbook/model'
import { useForecast, useInputs, usePlan, useRun } from '../state/state.tsx'
import { Cues } from './cues.tsx'
import { Deadlines } from './expected/deadlines.tsx'
import { Risks } from './expected/risks.tsx'
import { Findings } from './findings.tsx'
import type { KeepProps } from './keep.tsx'
import { TurningBack } from './last-call.tsx'
import { Method } from './method.tsx'
import { PrintedTasks } from './printed.tsx'
import { TakeAway } from './take-away.tsx'
import { Worth } from './worth.tsx'

type Props = {
  findings: readonly Finding[]
  keeping: Omit<KeepProps, 'runbook'>
  onShow: (task: string) => void
  onBackout: (marked: string) => void
}

export function Report({ findings, keeping, onShow, onBackout }: Props) {
  const { own } = usePlan()
  const { course } = useRun()
  const { teams, setTeam } = useInputs()
  const { forecast } = useForecast()
  const owners = useMemo(() => ownersIn(own), [own])
  const [chosen, setOwner] = useState('')
  const owner = owners.includes(chosen) ? chosen : (owners[0] ?? '')
  const views = useMemo(() => tasksOf(course), [course])
  const hasBackout = own.backout.length > 0
  const open = useMemo(
    () => findingsLeft(findings, hasBackout, teams),
    [findings, hasBackout, teams],
  )
  return (
    <>
      <div className="player-three grid parts-4-5-4 gap-x-12 gap-y-9 pt-10 pb-11 lt-md:grid-cols-1 print:block print:columns-2 print:gap-x-8mm print:py-6mm print:[&>*]:mb-6mm">
        <Cues
          isTeam={open.some((finding) => finding.owner?.isTeam && finding.owner.owner === owner)}
          {...{ views, owners, owner }}
          onOwner={setOwner}
        />
        <Findings findings={open} said={teams} onShow={onShow} onTeam={setTeam} />
        <div className="min-w-0">
          <TurningBack onBackout={onBackout} />
          {forecast && <Worth forecast={forecast} views={course.tasks} onShow={onShow} />}
        </div>
      </div>
      <div className="player-three grid grid-cols-2 gap-x-12 gap-y-9 pb-11 lt-md:grid-cols-1 print:gap-y-6mm print:pb-6mm">
        <Risks />
        <Deadlines />
      </div>
      <TakeAway forecast={forecast} runbook={own} owner={owner} {...keeping} />
      <Method />
      <PrintedTasks views={views} />
    </>
  )
}

/** Leaves out findings that the visitor has settled, and takes over who is a team. */
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
