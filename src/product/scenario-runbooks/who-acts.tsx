import { clockTime, relativeTime } from '../../lib/clock.ts'
import { courseOf, viewOf } from '../../runbook/model/course.ts'
import { criticalPath } from '../../runbook/model/critical-path.ts'
import type { Task } from '../../runbook/model/task.ts'
import { paymentsMigration } from '../payments-migration.ts'
import { paymentsFailover } from './payments-failover.ts'
import { paymentsRebuild } from './payments-rebuild.ts'
import { paymentsRestore } from './payments-restore.ts'
import type { SketchName } from './scenario-sketch.tsx'

type Happening = { name: string; t0: string; tasks: readonly Task[] }
type Turn = { owner: string; from: number; to: number; isGate: boolean }

const events: Readonly<Record<SketchName, Happening>> = {
  'planned-change': paymentsMigration,
  'service-recovery': { ...paymentsRestore, tasks: paymentsRestore.serviceTasks },
  'disaster-recovery': paymentsFailover,
  'cyber-recovery': paymentsRebuild,
}

/** px of the line where its labels are beside it, and of a letter and a time of theirs. */
const widths = { line: 1060, letter: 6.4, time: 52 }
/** The line's share of its scale: the last label has room after it. */
const share = 0.87

/** Who has the work, from the first minute to the finish: neighbours of one owner are one turn. */
function turnsOf(tasks: readonly Task[]): Turn[] {
  const plan = courseOf({ tasks })
  const turns: Turn[] = []
  for (const { task, start, finish } of criticalPath(plan).map((id) => viewOf(plan, id))) {
    const last = turns.at(-1)
    const isGate = task.gate !== undefined
    if (last?.owner === task.owner && last.isGate === isGate) last.to = finish
    else turns.push({ owner: task.owner, from: start, to: finish, isGate })
  }
  return turns
}

/** The row of each label, from the line up: above every later one that it would meet. */
function rowsOf(turns: readonly Turn[], end: number): number[] {
  const rows: number[] = []
  for (const [i, { owner, from }] of [...turns.entries()].toReversed()) {
    const until =
      from + ((owner.length * widths.letter + widths.time) / widths.line) * (end / share)
    const met = turns.flatMap((turn, j) => (j > i && turn.from < until ? [rows[j]!] : []))
    rows[i] = Math.max(-1, ...met) + 1
  }
  return rows
}

/** An event's critical path as one line, and above it who acts from when. On phones the list alone. */
export function WhoActs({ of }: { of: SketchName }) {
  const { name, t0, tasks } = events[of]
  const turns = turnsOf(tasks)
  const end = turns.at(-1)!.to
  const rows = rowsOf(turns, end)

  function at(minute: number) {
    return `${((minute / end) * share * 100).toFixed(2)}%`
  }

  return (
    <div className="drawing who-acts mt-8 text-small narrow leading-tight exact-colours">
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
            <span className="text-ink-3">
              {of === 'cyber-recovery' ? relativeTime(from) : clockTime(t0, from)}
            </span>{' '}
            {owner}
          </li>
        ))}
      </ol>
    </div>
  )
}
