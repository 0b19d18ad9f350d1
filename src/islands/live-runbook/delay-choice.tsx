import { counted } from '@cuewright/runbook/words'
import { at } from '../../events/event-times.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'
import { DelayPanel, type RunBoard } from '@cuewright/runbook-ui/board'
import { tasksOf, type Course, type Delay } from '@cuewright/runbook/model'
import { countOwners, startingLater } from './what-if.ts'

const { windowEnd } = paymentsMigration
const lengths = [15, 30, 45, 60].map((value) => ({ value, text: String(value) }))

type Props = {
  id: string
  board: RunBoard
  choice: Delay
  from: Course
  to: Course
  /** Why the delay is impossible; undefined if it is possible. */
  refusal: string | undefined
}

export function DelayChoice({ id, board, choice, from, to, refusal }: Props) {
  return (
    <DelayPanel
      id={id}
      delayButton={board.delayButton}
      look="paper"
      delay={choice}
      tasks={tasksOf(from).map(({ task }) => (
        <option key={task.id} value={task.id}>
          {task.id} {task.name}
        </option>
      ))}
      minutes={lengths}
      refusal={refusal}
      onChoose={board.choose}
      onApply={() => board.act({ type: 'delay', delay: choice })}
      onClose={board.close}
    >
      {refusal === undefined ? (
        <Outcome from={from} to={to} />
      ) : (
        <p className="my-3 fw-600">This task is over, so it can’t be delayed.</p>
      )}
    </DelayPanel>
  )
}

function Outcome({ from, to }: { from: Course; to: Course }) {
  const left = windowEnd - to.finish
  const later = startingLater(from, to)
  return (
    <dl className="night-outcome">
      <Figure
        name="Finish"
        value={
          from.finish === to.finish
            ? `stays ${at(to.finish)}`
            : `${at(from.finish)} becomes ${at(to.finish)}`
        }
      />
      <Figure
        name="Left in the window"
        value={left < 0 ? `none, ${counted(-left, 'minute')} over` : counted(left, 'minute')}
        isBad={left < 0}
      />
      <Figure
        name="Start later"
        value={
          later.length === 0
            ? 'none'
            : `${counted(later.length, 'task')}, ${counted(countOwners(later), 'owner')} told`
        }
      />
    </dl>
  )
}

function Figure({ name, value, isBad }: { name: string; value: string; isBad?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-bad={isBad}>{value}</dd>
    </div>
  )
}
