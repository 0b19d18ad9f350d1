import { counted } from '@cuewright/runbook/words'
import { at } from '../../events/event-times.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'
import { DelayPanel, type RunBoard } from '@cuewright/runbook-ui/board'
import { tasksOf, type Course, type Delay } from '@cuewright/runbook/model'
import { startingLater } from './what-if.ts'

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
      look="paper"
      delay={choice}
      tasks={tasksOf(from).map(({ task }) => (
        <option key={task.id} value={task.id}>
          {task.id} {task.name}
        </option>
      ))}
      minutes={lengths}
      refusal={refusal}
      more={
        refusal === undefined ? (
          <Following from={from} to={to} />
        ) : (
          <p className="mt-3.5 mb-1 fw-600">This task is over, so it can’t be delayed.</p>
        )
      }
      onChoose={board.choose}
      onApply={() => board.act({ type: 'delay', delay: choice })}
      onClose={board.close}
    >
      <Outcome from={from.finish} to={to.finish} />
    </DelayPanel>
  )
}

type OutcomeProps = {
  from: number
  to: number
}

function Outcome({ from, to }: OutcomeProps) {
  const left = windowEnd - to
  return (
    <dl className="my-3 lt-md:mt-2 lt-md:mb-0 lt-md:leading-tight">
      <Figure
        name="Finish"
        value={from === to ? `stays ${at(to)}` : `${at(from)} becomes ${at(to)}`}
      />
      <Figure
        name="Left in the window"
        value={left < 0 ? `none, ${counted(-left, 'minute')} over` : counted(left, 'minute')}
      />
    </dl>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between py-1.75 edge-b-rule lt-md:p-0 lt-md:edge-0">
      <dt>{name}</dt>
      <dd className="fw-600">{value}</dd>
    </div>
  )
}

function Following({ from, to }: { from: Course; to: Course }) {
  const later = startingLater(from, to)
  if (later.length === 0) return null
  const told = new Set(later.map(({ times }) => times.task.owner)).size
  return (
    <div className="lt-md:hidden">
      <p className="mt-3.5 mb-1 fw-600">
        {counted(later.length, 'task')} {later.length === 1 ? 'starts' : 'start'} later.{' '}
        {counted(told, 'owner')} {told === 1 ? 'is' : 'are'} told.
      </p>
      <ol className="list-none">
        {later.map(({ times: { task, start }, was }) => (
          <li
            key={task.id}
            className="grid grid-cols-[26px_1fr_auto_auto] gap-2 py-0.5 edge-t-rule text-data"
          >
            <span>{task.id}</span>
            <span>{task.name}</span>
            <s>{at(was)}</s>
            <b>{at(start)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}
