import { useMemo, useState } from 'react'
import type { Finding } from '@cuewright/runbook/findings'
import { ownersIn, tasksOf, type OwnerKind } from '@cuewright/runbook/model'
import type { KeepProps } from '../kept/keep.tsx'
import { useForecast, useInputs, usePlan, useRun } from '../state/state.tsx'
import { Cues } from './cues.tsx'
import { DecisiveTasks } from './decisive-tasks.tsx'
import { Findings } from './findings.tsx'
import { Method } from './method.tsx'
import { PrintedTasks } from './printed.tsx'
import { Deadlines, Risks } from './risks-and-deadlines.tsx'
import { TakeAway } from './take-away.tsx'
import { WayBack } from './way-back.tsx'

type Props = {
  findings: readonly Finding[]
  keeping: Omit<KeepProps, 'runbook'>
  onShow: (task: string) => void
  onBackout: (marked: string) => void
}

/** Open at first: what to fix. Folded: what is seldom used. */
export function Report({ findings, keeping, onShow, onBackout }: Props) {
  const { runbook } = usePlan()
  const { course } = useRun()
  const { teams, setTeams } = useInputs()
  const { risks = [], deadlines = [] } = runbook
  const { forecast } = useForecast()
  const owners = useMemo(() => ownersIn(runbook), [runbook])
  const [chosen, setOwner] = useState('')
  const owner = owners.includes(chosen) ? chosen : (owners[0] ?? '')
  const tasks = useMemo(() => tasksOf(course), [course])
  const hasBackout = runbook.backout.length > 0
  const openFindings = useMemo(
    () => findingsLeft(findings, hasBackout, teams),
    [findings, hasBackout, teams],
  )
  return (
    <>
      <div className="player-parts">
        <Findings
          findings={openFindings}
          marked={teams}
          onShow={onShow}
          onTeam={(kind) => setTeams([kind])}
        />
        <div className="grid gap-y-9 content-start min-w-0">
          <WayBack onBackout={onBackout} />
          {forecast && <DecisiveTasks forecast={forecast} tasks={course.tasks} onShow={onShow} />}
          <Cues
            isTeam={openFindings.some(
              (finding) => finding.owner?.isTeam && finding.owner.owner === owner,
            )}
            {...{ tasks, owners, owner }}
            onOwner={setOwner}
          />
        </div>
      </div>
      <TakeAway forecast={forecast} runbook={runbook} owner={owner} {...keeping} />
      {risks.length + deadlines.length > 0 && (
        <div className="player-parts grid grid-cols-2 gap-x-12 gap-y-9 pb-9 lt-md:grid-cols-1">
          <Risks risks={risks} />
          <Deadlines deadlines={deadlines} />
        </div>
      )}
      <details className="edge-t-rule">
        <summary className="py-3 fw-560 cursor-pointer">How the forecast is made</summary>
        <Method />
      </details>
      <PrintedTasks tasks={tasks} />
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
      const marked = teams.find(({ owner }) => owner === finding.owner?.owner)
      return marked ? { ...finding, owner: marked } : finding
    })
}
