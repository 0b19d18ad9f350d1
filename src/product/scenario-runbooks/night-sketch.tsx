import { schedule } from '../../runbook/schedule.ts'
import { paymentsFailover } from './payments-failover.ts'
import { paymentsRebuild } from './payments-rebuild.ts'
import { paymentsRestore } from './payments-restore.ts'
import { cyber, disaster, height, planned, service, width } from './sketches.tsx'
import { night } from './way-back.ts'

const sketches = { planned, service, disaster, cyber } as const

export type Sketch = keyof typeof sketches

/** A scenario's drawing in small: only its line and its limit. Its page tells it in words. */
export function NightSketch({ of }: { of: Sketch }) {
  return (
    <svg className="sketch" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {sketches[of]()}
    </svg>
  )
}

function x(minute: number) {
  return Math.round((minute / night.windowEnd) * (width - 8))
}

/** The payments migration as its timetable: a bar for every task, with the end of its window. */
export function TimetableSketch() {
  return (
    <svg className="sketch" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {night.tasks.map((task, i) => (
        <rect
          key={task.id}
          className={task.isCritical ? 'sk-bar' : 'sk-thin'}
          x={x(task.earliestStart)}
          y={i * 7 + 1}
          width={x(task.duration)}
          height="4"
        />
      ))}
      <path className="sk-limit" d={`M${x(night.windowEnd)} 0V${height}`} />
    </svg>
  )
}

/** Each event's name, and how many minutes it takes from its first. */
export const lengths: Readonly<Record<Sketch, { name: string; minutes: number }>> = {
  planned: { name: 'Payments migration', minutes: night.finish },
  service: {
    name: paymentsRestore.name,
    minutes: schedule(paymentsRestore.serviceTasks).finish,
  },
  disaster: { name: paymentsFailover.name, minutes: schedule(paymentsFailover.tasks).finish },
  cyber: { name: paymentsRebuild.name, minutes: schedule(paymentsRebuild.tasks).finish },
}
