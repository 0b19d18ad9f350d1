import { duration } from '@cuewright/runbook/words'
import { finishKeptBy, presets, type SpreadSource, shares } from '@cuewright/runbook/forecast'
import { useForecast, useInputs, usePlan, useRun } from '../state/state.tsx'

export function Method() {
  const { settings } = useInputs()
  const { course } = useRun()
  const { at, until, runbook } = usePlan()
  const isStretched = runbook.tasks.some(({ links = [] }) =>
    links.some(({ kind }) => kind.endsWith('to-finish')),
  )
  const { forecast } = useForecast()
  const behind = course.finish - course.plannedFinish
  const hasRisks = (runbook.risks ?? []).length > 0
  return (
    <div className="grid grid-cols-3 gap-x-12 gap-y-3 pt-4 edge-t-rule text-data leading-normal text-ink-2 lt-md:grid-cols-1">
      <p>
        <b className="fw-560 text-ink">What is simulated.</b> Each task that isn’t done gets a
        duration {drawn(settings.spread)}.{' '}
        {`Tasks in a run vary together, and one owner’s tasks more so. We assume that a run’s tasks share ${percent(shares.run)} of the variance, and an owner’s a further ${percent(shares.owner)}.`}
        {isStretched &&
          ' A task that may only finish after another’s start or finish stretches until then.'}
        {hasRisks &&
          ' A risk happens in its share of the runs and adds its minutes, unless its task is done.'}
      </p>
      <p>
        <b className="fw-560 text-ink">Why it is later than the plan.</b> The plan says{' '}
        {until(course.plannedFinish)}.
        {forecast && ` Half the runs finish by ${at(finishKeptBy(forecast, 50))}.`}
        {behind > 0 && ` The run is ${duration(behind)} late already.`}
        {
          ' Tasks overrun by more than they save, and a task that waits for several others waits for the slowest.'
        }
        {hasRisks && ' The risks add to that.'}
      </p>
      <p>
        <b className="fw-560 text-ink">What it leaves out.</b> Tasks that aren’t in the file, and
        people who stop or add work. A team’s tasks may run side by side. A person does one at a
        time, unless you have said that it’s a team. Work goes on round the clock, with no working
        hours or days off.
      </p>
    </div>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

function drawn(spread: SpreadSource): string {
  if (spread === 'columns') return 'from the three columns of your file (beta-PERT)'
  if (spread === 'earlier run') return 'around what it took in the earlier run (beta-PERT)'
  const { optimistic, pessimistic } = presets[spread]
  return `between ${optimistic} and ${pessimistic} times its plan, most likely as planned (beta-PERT, a lopsided bell curve)`
}
