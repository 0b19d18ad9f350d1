import { relativeTime } from '../../lib/clock.ts'
import { schedule, timingOf } from '../../runbook/schedule.ts'
import { paymentsRebuild, zones, type Zone } from './payments-rebuild.ts'

const plan = schedule(paymentsRebuild.tasks)

/** What has to be true before a zone's lock opens to the next. */
const opensWhen: Readonly<Record<Zone, string>> = {
  contain: 'Cut off on both sides; copies cannot be deleted',
  copies: 'One restore point is proved clean, and the reason is written down',
  identity: 'We trust who can sign in',
  services: 'Ledger, queues and gateways run, joined to the new directory alone',
  proof: 'Balances agree with the last statement that left before the attack',
  credentials: 'Nothing that the intruder held still opens anything',
}

const chambers = zones.map((zone) => {
  const tasks = paymentsRebuild.tasks
    .filter((task) => task.zone === zone.id)
    .map((task) => ({ ...task, start: timingOf(plan, task.id).earliestStart }))
  const opensAt = Math.max(...tasks.map(({ id }) => timingOf(plan, id).earliestFinish))
  const from = Math.min(...tasks.map(({ start }) => start))
  return {
    ...zone,
    tasks: tasks.filter(({ gate }) => !gate).toSorted((a, b) => a.start - b.start),
    gate: tasks.find(({ gate }) => gate)?.gate,
    opensAt,
    hours: (opensAt - from) / 60,
  }
})

type Chamber = (typeof chambers)[number]

/** When the estate is reconnected, in minutes from the declaration. */
export const reconnectsAt = plan.finish

/** The rebuild as a flight of canal locks: the longer the work, the taller the chamber; each lock has its condition. */
export function RebuildLocks() {
  const [outside, ...isolated] = chambers
  return (
    <div className="locks">
      <Chamber chamber={outside!} />
      <div className="locks-ire">
        <p className="locks-ire-name">Isolated recovery environment</p>
        {isolated.map((chamber) => (
          <Chamber key={chamber.id} chamber={chamber} />
        ))}
      </div>
      <p className="locks-end">
        <b>Production, reconnected.</b> Feeds open one at a time, from {relativeTime(reconnectsAt)}.
      </p>
    </div>
  )
}

function Chamber({ chamber }: { chamber: Chamber }) {
  const { name, hours, tasks, gate, opensAt, id } = chamber
  return (
    <section className="chamber" style={{ '--hours': hours }}>
      <h3>
        {name} <small>{hours} h</small>
      </h3>
      <ol>
        {tasks.map((task) => (
          <li key={task.id}>
            <time dateTime={`PT${task.start}M`}>{relativeTime(task.start)}</time> {task.name}{' '}
            <small>{task.owner}</small>
          </li>
        ))}
      </ol>
      <p className="lock" data-gate={gate ? '' : undefined}>
        <span className="i-lucide-lock-open" aria-hidden />
        <b>
          <span className="sr-only">Lock opens at </span>
          {relativeTime(opensAt)}
        </b>
        <span>
          {opensWhen[id]}
          {gate && <small> {gate.decidedBy} decides</small>}
        </span>
      </p>
    </section>
  )
}
