import { duration } from '../../../lib/clock.ts'
import type { Lateness } from '../../../runbook/forecast/lateness.ts'
import { multiplesOf, type SpreadSource } from '../../../runbook/forecast/spreads.ts'
import { sharesOf, type Together } from '../../../runbook/forecast/together.ts'

type Props = {
  spread: SpreadSource
  together: Together
  plan: string
  half: string | null
  lateness: Lateness | undefined
  hasRisks: boolean
  /** How much later than its plan the run is before anything else slips, in minutes. */
  behind: number
}

/** What is simulated, why it is later than the plan, and what it leaves out. */
export function Method({ spread, together, plan, half, lateness, hasRisks, behind }: Props) {
  const { run, owner } = sharesOf(together)
  return (
    <div className="grid grid-cols-3 gap-x-12 gap-y-3 pt-4 edge-t-rule text-data leading-normal text-ink-2 lt-md:grid-cols-1">
      <p>
        <b className="fw-560 text-ink">What is simulated.</b> Each task that is not done gets a
        duration {drawn(spread)}.{' '}
        {run === 0
          ? 'Each task varies by itself, so good and bad luck cancel out.'
          : `Tasks of one run vary together, and those of one owner more so. We judge the run’s share of the variance at ${percent(run)} and the owner’s at ${percent(owner)}.`}
        {hasRisks &&
          ' A risk happens in its share of the runs, whatever else happens in them, and adds its minutes. Once its task is done it’s over.'}
      </p>
      <p>
        <b className="fw-560 text-ink">Why it is later than the plan.</b> The plan says {plan}.
        {half !== null && ` Half the runs finish by ${half}.`}
        {behind > 0 && ` The run is ${duration(behind)} late already.`}
        {lateness && reasonsText(lateness)}
      </p>
      <p>
        <b className="fw-560 text-ink">What it leaves out.</b> Tasks that aren’t in the file, and
        people who stop or add work. Two tasks of one owner run side by side. Work goes on round the
        clock, with no working hours or days off.
      </p>
      <details className="col-span-full">
        <summary className="cursor-pointer">Sources</summary>
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

/** What makes the runs later than the plan on average; '' where nothing does by a minute. */
function reasonsText({ lopsided, waiting, risks }: Lateness): string {
  const [byDurations, byWaits, byRisks] = [lopsided, waiting, risks].map(Math.round) as [
    number,
    number,
    number,
  ]
  return [
    byDurations >= 1 &&
      ` ${duration(byDurations)} is from lopsided durations: a task runs over by more than it can save.`,
    byWaits >= 1 &&
      ` ${duration(byWaits)} is from tasks that wait for several others, because each waits for the slowest.`,
    byRisks >= 1 && ` ${duration(byRisks)} is from the risks, on average.`,
  ]
    .filter(Boolean)
    .join('')
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

function drawn(spread: SpreadSource): string {
  if (spread === 'this sheet')
    return 'by how its owner’s measured tasks compare with their plan, or by all measured tasks where its owner has fewer than eight'
  if (spread === 'columns') return 'from the three columns of your file (beta-PERT)'
  if (spread === 'earlier run') return 'around what it took in the earlier run (beta-PERT)'
  const { optimistic, pessimistic } = multiplesOf(spread)
  return `between ${optimistic} and ${pessimistic} times its plan, most often its plan (beta-PERT)`
}
