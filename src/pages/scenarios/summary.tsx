import { courseOf, type TaskTimes } from '@cuewright/runbook/model'
import { Band } from '../../components/band.tsx'
import { scenarios, type ScenarioId } from '../../content/scenarios.ts'
import { paymentsRestore } from '../../events/payments-restore.ts'
import { scenarioEvents } from '../../events/scenario-events.ts'
import type { summary } from './copy.ts'

/** As the player opens them: service recovery there has its updates to stakeholders. */
const events = { ...scenarioEvents, 'service-recovery': paymentsRestore }

/** A statement, and below it the four runbooks side by side: each has another length, and the same form. */
export function Summary({ title, text }: typeof summary) {
  return (
    <Band name="Summary">
      <h2 className="text-item!">{title}</h2>
      <p className="headings-face text-statement mt-4 text-balance">{text}</p>
      <ul className="md:to-edges grid grid-cols-2 md:grid-cols-4 gap-y-6 max-md:gap-x-4 mt-10 md:pl-$left print:break-inside-avoid">
        {scenarios.map(({ id, name }) => (
          <RunbookShape key={id} id={id} name={name} />
        ))}
      </ul>
    </Band>
  )
}

function RunbookShape({ id, name }: { id: ScenarioId; name: string }) {
  const { tasks, finish } = courseOf(events[id])
  const inOrder = tasks.toSorted((a, b) => a.start - b.start || a.finish - b.finish)
  return (
    <li className="text-small leading-tight">
      <b className="fw-560">{name}</b>
      <span className="block text-ink-2">
        {tasks.length} tasks, {owners(id)} owners
      </span>
      <svg
        className="drawing block w-full h-20 md:h-40 mt-3 edge-t-rule"
        viewBox={`0 0 ${finish} ${tasks.length}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path className="fill-rule-strong" d={bars(inOrder, ({ isCritical }) => !isCritical)} />
        <path className="fill-ink" d={bars(inOrder, ({ isCritical }) => isCritical)} />
      </svg>
    </li>
  )
}

/** A bar for each of the tasks that are wanted, one row a task, in minutes across. */
function bars(tasks: readonly TaskTimes[], isWanted: (task: TaskTimes) => boolean) {
  return tasks
    .map((task, row) =>
      isWanted(task) ? `M${task.start} ${row + 0.2}H${task.finish}v.6H${task.start}z` : '',
    )
    .join('')
}

function owners(id: ScenarioId) {
  return new Set(events[id].tasks.map(({ owner }) => owner)).size
}
