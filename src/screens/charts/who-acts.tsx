import { clockTime, relativeTime } from '@cuewright/runbook/words'
import { courseOf, viewOf, criticalPath, type Course } from '@cuewright/runbook/model'
import { scenarioEvents } from '../../events/scenario-events.ts'

type Turn = { owner: string; from: number; to: number; isGate: boolean }

// In px, if the labels are above the line.
const lineWidth = 1060
const letterWidth = 6.4
const timeWidth = 52
/** The line takes this share of the width. The rest is for the last label. */
const share = 0.87

/** Consecutive tasks of one owner are one turn. */
function turnsOf(plan: Course): Turn[] {
  const turns: Turn[] = []
  for (const { task, start, finish } of criticalPath(plan).map((id) => viewOf(plan, id))) {
    const last = turns.at(-1)
    const isGate = task.gate !== undefined
    if (last?.owner === task.owner && last.isGate === isGate) last.to = finish
    else turns.push({ owner: task.owner, from: start, to: finish, isGate })
  }
  return turns
}

/** Puts each label above all later labels that it would overlap; row 0 is next to the line. */
function rowsOf(turns: readonly Turn[], end: number): number[] {
  const rows: number[] = []
  for (const [i, { owner, from }] of [...turns.entries()].toReversed()) {
    const until = from + ((owner.length * letterWidth + timeWidth) / lineWidth) * (end / share)
    const met = turns.flatMap((turn, j) => (j > i && turn.from < until ? [rows[j]!] : []))
    rows[i] = Math.max(-1, ...met) + 1
  }
  return rows
}

/** Completes 'the … decides'. */
function whoRuns(owner: string, decidedBy: string): string {
  if (owner === decidedBy) return `${owner} runs the gate and`
  return `${owner}${owner.endsWith('manager') ? '' : ' team'} runs the gate, and the ${decidedBy}`
}

/** The critical path as one line, with who acts from when above it. On phones only the list. */
export function WhoActs({ of }: { of: keyof typeof scenarioEvents }) {
  const { name, t0, tasks } = scenarioEvents[of]
  const plan = courseOf({ tasks })
  const turns = turnsOf(plan)
  const end = turns.at(-1)!.to
  const rows = rowsOf(turns, end)

  function at(minute: number) {
    return `${((minute / end) * share * 100).toFixed(2)}%`
  }

  function when(minute: number) {
    return of === 'cyber-recovery' ? relativeTime(minute) : clockTime(t0, minute)
  }

  return (
    <div className="drawing mt-8 text-small narrow leading-tight exact-colours">
      <h3 className="text-small">
        Who acts when <span className="fw-400 text-ink-3">{name}, its critical path</span>
      </h3>
      <ol className="turns" style={{ '--rows': Math.max(...rows) + 1 }}>
        {turns.map(({ owner, from, to, isGate }, i) => (
          <li
            key={from}
            data-gate={isGate || undefined}
            style={{ '--row': rows[i], left: at(from), width: at(to - from) }}
          >
            <span className="text-ink-3">{when(from)}</span> {owner}
          </li>
        ))}
      </ol>
      {tasks.map(
        ({ id, owner, gate }) =>
          gate && (
            <p key={id} className="mt-2 text-ink-2">
              At {when(viewOf(plan, id).start)} the {whoRuns(owner, gate.decidedBy)} decides.
            </p>
          ),
      )}
    </div>
  )
}
