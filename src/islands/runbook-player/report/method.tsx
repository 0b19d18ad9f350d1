import { multiplesOf } from '../../../runbook/forecast/spreads.ts'
import type { SpreadSource } from '../../../runbook/forecast/spreads.ts'

type Props = { readonly spread: SpreadSource; readonly plan: string; readonly half: string | null }

/** What is simulated, why it is later than the plan, and what it leaves out. */
export function Method({ spread, plan, half }: Props) {
  return (
    <div className="player-method">
      <p>
        <b>What is simulated.</b> Each task that is not done gets a duration {drawn(spread)}{' '}
        (beta-PERT). One owner’s tasks share a part of what they vary by, and so does the whole run.
        The shares are a judgement: a fifth for the run and three tenths for the owner, unless you
        change it.
      </p>
      <p>
        <b>Why it is later than the plan.</b> A task that waits for several others waits for the
        slowest. The plan says {plan}.{half !== null && ` Half the runs finish by ${half}.`}
      </p>
      <p>
        <b>What it leaves out.</b> Tasks nobody wrote down, people who stop or add work, and queues
        for one owner: two tasks at once run side by side.
      </p>
      <details>
        <summary>Sources</summary>
        <ul>
          <li>
            Durations: Malcolm, Roseboom, Clark and Fazar, Operations Research 7(5), 1959 (PERT).
          </li>
          <li>
            Runs, and how often a task is critical: Van Slyke, Operations Research 11(5), 1963.
          </li>
          <li>Why plans are too early: MacCrimmon and Ryavec, Operations Research 12(1), 1964.</li>
          <li>
            Tasks that vary together: Cario and Nelson, Northwestern University, 1997 (NORTA).
          </li>
          <li>All kinds of link: Elmaghraby and Kamburowski, Management Science 38(9), 1992.</li>
          <li>
            Random numbers: Blackman and Vigna, ACM TOMS 47(4), 2021 (xoshiro128**). The same seed
            gives the same figures on every machine.
          </li>
        </ul>
      </details>
    </div>
  )
}

function drawn(spread: SpreadSource): string {
  if (spread === 'columns') return 'from the three columns of your file'
  if (spread === 'earlier run') return 'around what it took in the earlier run'
  const { optimistic, pessimistic } = multiplesOf(spread)
  return `between ${optimistic} and ${pessimistic} times its plan, most often its plan`
}
