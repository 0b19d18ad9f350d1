import { courseOf } from '../../runbook/model/course.ts'
import { paymentsFailover } from './payments-failover.ts'
import { paymentsRebuild } from './payments-rebuild.ts'
import { paymentsRestore } from './payments-restore.ts'
import { cyber, disaster, height, planned, service, width, Limit } from './sketches.tsx'
import { migration } from './way-back.ts'

const sketches = {
  'planned-change': planned,
  'service-recovery': service,
  'disaster-recovery': disaster,
  'cyber-recovery': cyber,
} as const

const look = 'drawing w-full fill-none [&_*]:constant-stroke'

export type SketchName = keyof typeof sketches

/** A scenario's drawing in small: only its line and its limit. Its page tells it in words. */
export function ScenarioSketch({ of }: { of: SketchName }) {
  return (
    <svg className={look} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {sketches[of]()}
    </svg>
  )
}

function x(minute: number) {
  return Math.round((minute / migration.windowEnd) * (width - 8))
}

/** The payments migration as its timetable: a bar for every task, with the end of its window. */
export function TimetableSketch() {
  return (
    <svg className={look} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {migration.plan.tasks.map(({ task, start, finish, isCritical }, i) =>
        task.gate?.pointOfNoReturn ? (
          <path
            key={task.id}
            className="fill-current"
            d={`M${x(start)} ${i * 7 + 3}l5-5 5 5-5 5z`}
          />
        ) : (
          <rect
            key={task.id}
            className={isCritical ? 'fill-current' : 'stroke-rule-strong'}
            x={x(start)}
            y={i * 7 + 1}
            width={x(finish - start)}
            height="4"
          />
        ),
      )}
      <Limit d={`M${x(migration.windowEnd)} 0V${height}`} />
    </svg>
  )
}

/** Each event's name, and how many minutes it takes from its first. */
export const lengths: Readonly<Record<SketchName, { name: string; minutes: number }>> = {
  'planned-change': { name: 'Payments migration', minutes: migration.plan.finish },
  'service-recovery': {
    name: paymentsRestore.name,
    minutes: courseOf({ tasks: paymentsRestore.serviceTasks }).finish,
  },
  'disaster-recovery': {
    name: paymentsFailover.name,
    minutes: courseOf(paymentsFailover).finish,
  },
  'cyber-recovery': { name: paymentsRebuild.name, minutes: courseOf(paymentsRebuild).finish },
}
