import { clockTime } from '../../src/lib/clock.ts'
import { paymentsMigration } from '../../src/product/payments-migration.ts'
import { paymentsFailover } from '../../src/product/scenario-runbooks/payments-failover.ts'
import { paymentsRebuild } from '../../src/product/scenario-runbooks/payments-rebuild.ts'
import { paymentsRestore } from '../../src/product/scenario-runbooks/payments-restore.ts'
import { newRun, viewRun } from '../../src/runbook/model/run.ts'
import type { TaskState } from '../../src/runbook/model/course.ts'
import type { Runbook } from '../../src/runbook/model/task.ts'
import { cardWidth, type Card } from './card.ts'
import { token } from '../uno.ts'

type Event = Extract<Card, { kind: 'page' }>['event']

const events: Record<Event, Runbook> = {
  migration: paymentsMigration,
  restore: paymentsRestore,
  failover: paymentsFailover,
  rebuild: paymentsRebuild,
}

const height = 236
const scale = 34

/** The night's tasks as bars to scale, with the now-line through them. Times come from the engine. */
export function Timetable({ event, minute }: { event: Event; minute: number }) {
  const runbook = events[event]
  const { tasks, finish } = viewRun({ ...newRun(runbook), mode: 'paused', minute })
  const end = Math.ceil(finish / 60) * 60

  function x(at: number) {
    return (at / end) * (cardWidth - 152) + 76
  }

  const step = Math.ceil(end / 60 / 8) * 60
  const hours = Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step)
  const row = (height - scale - 22) / tasks.length
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left: 0,
        bottom: 0,
        width: cardWidth,
        height,
        background: token('bottle-2'),
        borderTop: `2px solid ${token('bottle-rule')}`,
      }}
    >
      {hours.map((hour) => (
        <div key={hour} style={{ display: 'flex' }}>
          <div style={{ ...place(x(hour), 0, 2, height), background: token('bottle-rule') }} />
          <div style={{ ...place(x(hour) + 10, 7), ...label, opacity: isNear(hour) ? 0 : 1 }}>
            {hour < end ? clockTime(runbook.t0, hour) : ''}
          </div>
        </div>
      ))}
      {tasks.map(({ task, start, finish: to, state }, i) => (
        <div
          key={task.id}
          style={{
            ...place(x(start), scale + 10 + i * row, Math.max(x(to) - x(start), 5), row - 3),
            ...bar(state),
          }}
        />
      ))}
      <div style={{ ...place(x(minute) - 2, 0, 4, height), background: token('now') }} />
      <div style={{ ...place(x(minute) - 2, 0), ...now }}>{clockTime(runbook.t0, minute)}</div>
    </div>
  )

  function isNear(hour: number) {
    return Math.abs(x(hour) - x(minute)) < 80
  }
}

function place(left: number, top: number, width?: number, tall?: number) {
  return { position: 'absolute', left, top, width, height: tall } as const
}

const label = { fontFamily: 'Data', fontSize: 18, color: token('on-bottle-2') } as const

const now = {
  padding: '5px 10px 6px',
  fontFamily: 'Data',
  fontSize: 20,
  color: token('ink'),
  background: token('now'),
} as const

/** Done is solid, running shows in ink on the line's side, planned is an outline: as on the pages. */
function bar(state: TaskState) {
  if (state === 'done') return { background: token('done-d'), borderRadius: 2 }
  if (state === 'planned') return { border: `2px solid ${token('on-bottle-2')}`, borderRadius: 2 }
  return { background: token('on-bottle'), borderRadius: 2 }
}
