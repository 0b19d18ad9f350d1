import { Controls } from '../../run/controls.tsx'
import type { RunBoard } from '../../run/use-board.ts'
import { duration } from '@cuewright/runbook/words'
import {
  countStates,
  tasksOf,
  tell,
  viewRun,
  worthDelaying,
  type RunAction,
} from '@cuewright/runbook/model'
import { usePlan, useRun } from '../state/state.tsx'
import { startText } from '../times.ts'
import { useFocusKept } from '../use-focus-kept.ts'
import { Headline, type HeadlineProps } from './headline.tsx'

type Props = Omit<HeadlineProps, 'children'> & {
  title: string
  board: RunBoard
  act: (...actions: RunAction[]) => void
  onPick: (task: string) => void
}

export function Head({ title, board, act, onPick, ...headline }: Props) {
  const { run, course, minute } = useRun()
  const { at, until, wayBack } = usePlan()
  const isForward = course.backedOutAt === null
  const keepFocus = useFocusKept(board.delayButton)

  function undo(place: number) {
    keepFocus()
    act({ type: 'undo', place })
  }

  return (
    <div className="player-head grid grid-cols-[minmax(18rem,1fr)_auto_auto] items-end gap-x-11 gap-y-3 pt-3.5 lt-lg:parts-1-auto lt-md:grid-cols-1 print:parts-1-auto!">
      <div className="player-event min-w-0">
        <h3 className="overflow-hidden text-ellipsis font-sans text-item lt-md:text-topic">
          {title}
        </h3>
        <About />
      </div>
      <dl className="flex [align-items:last_baseline] gap-11 lt-md:flex-wrap lt-md:gap-x-6 lt-md:gap-y-3.5 lt-md:justify-between">
        <div>
          <dt className={figureName}>Clock</dt>
          <dd className="player-clock text-figure fw-520 leading-none whitespace-nowrap">
            {at(minute ?? 0)}
          </dd>
        </div>
        <div>
          <dt className={figureName}>
            {isForward ? 'Finish if nothing else slips' : `${wayBack?.over} by`}
          </dt>
          <dd
            className="player-finish text-title narrow fw-520 whitespace-nowrap"
            data-testid="finish"
          >
            {until(course.finish)}
            {isForward && (
              <Late
                by={course.finish - course.plannedFinish}
                planned={until(course.plannedFinish)}
              />
            )}
          </dd>
        </div>
      </dl>
      <div className="player-say">
        <Headline {...headline}>
          <Delays onUndo={undo} />
        </Headline>
      </div>
      <Controls
        label="Run it"
        className={`player-actions no-print ${wayBack ? 'lt-sm:grid-cols-2' : 'lt-sm:grid-cols-3'}`}
        onDelay={() => onPick(worthDelaying(viewRun(run))!)}
        turnBack={wayBack?.act}
        onTurnBack={board.askBackOut}
        {...{ run, board, act }}
      />
    </div>
  )
}

const figureName = 'mb-1.75 text-data leading-tight text-on-bottle-2'

function About() {
  const { run, course, minute } = useRun()
  const { runbook, at, wayBack } = usePlan()
  const { done, running, late } = countStates(tasksOf(course), minute)
  const counts = [
    `${done} done`,
    running + late > 0 && `${running + late} running`,
    late > 0 && `${late} late`,
  ]
  return (
    <>
      <p className="text-data text-on-bottle-2">
        {startText(runbook)}
        {minute !== null && ` · ${counts.filter(Boolean).join(', ')}`}
      </p>
      <p className="min-h-1.4em text-data text-on-bottle-2" role="status">
        {run.news && tell(run.news, at, { wayBack })}
      </p>
    </>
  )
}

/** By how much the finish has moved, under the planned one, which is struck. */
function Late({ by, planned }: { by: number; planned: string }) {
  if (by === 0) return null
  const colour = by > 0 ? 'text-late-d' : 'text-done-d'
  return (
    <small className="player-late inline-grid gap-y-1 ml-3 text-small fw-400 tracking-normal">
      <span className={colour}>
        {duration(Math.abs(by))} {by > 0 ? 'late' : 'early'}
      </span>
      <span className="-order-1 text-topic text-on-bottle-2">
        <span className="sr-only"> planned for </span>
        <s className="[text-decoration-thickness:2px] [text-decoration-color:var(--late-d)]">
          {planned}
        </s>
      </span>
    </small>
  )
}

/** The delays so far, each with a button to undo it. */
function Delays({ onUndo }: { onUndo: (place: number) => void }) {
  const { run, course } = useRun()
  if (run.delays.length === 0) return null
  const names = new Map(tasksOf(course).map(({ task }) => [task.id, task.name]))
  return (
    <ul
      className="player-delays flex flex-wrap gap-x-5 gap-y-1 mt-2.5 p-0 list-none text-data text-on-bottle-2"
      aria-label="Delays"
    >
      {run.delays.map(({ task, minutes }, place) => {
        const way = minutes < 0 ? 'less' : 'longer'
        return (
          // Two delays may be equal, so only the index tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="flex items-center gap-2">
            {task} {names.get(task)}: {duration(Math.abs(minutes))} {way}
            <button
              type="button"
              className="min-h-6 text-on-bottle underline underline-offset-3 no-print"
              onClick={() => onUndo(place)}
            >
              Undo<span className="sr-only">{` ${task}, ${way}`}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
