import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { duration } from '../../lib/clock.ts'
import { counted } from '../../lib/counted.ts'
import { BoardHead } from '../../product/board/board-head.tsx'
import { MiniChart } from '../../product/board/mini-chart.tsx'
import { Gantt } from '../../product/gantt/gantt.tsx'
import { at, previewRun } from '../../product/event-times.ts'
import { paymentsMigration } from '../../product/payments-migration.ts'
import { Controls } from '../../product/run/controls.tsx'
import { DelayPanel } from '../../product/run/delay-panel.tsx'
import { useBoard } from '../../product/run/use-board.ts'
import { advance } from '../../runbook/model/advance.ts'
import { courseOf } from '../../runbook/model/course.ts'
import { goNoGo } from '../../runbook/model/light.ts'
import { statusOf, tasksOf, viewRun, worthDelaying, type Run } from '../../runbook/model/run.ts'
import { tell, type EventWords } from '../../runbook/model/tell.ts'
import { Following, Outcome } from './outcome.tsx'
import { whatIf } from './what-if.ts'

const { name, day, t0, windowEnd, tasks } = paymentsMigration
/** Minutes of chart after the window's end, where its label is. */
const spaceAfterWindow = 48
const owners = new Set(tasks.map(({ owner }) => owner)).size
/** The night's 340 minutes in 68 seconds; its clock shows every fifth. Half an hour is a delay to begin with. */
const pace = { speed: 5, step: 5, delay: 30 }
const lengths = [15, 30, 45, 60].map((value) => ({ value, text: String(value) }))
const { minute: rest } = previewRun
/** What the run that plays by itself before anyone acts needs: first-run.css. */
const firstRun = {
  '--minutes': rest,
  '--clock': `"${Array.from({ length: rest + 1 }, (_, minute) => at(minute)).join('\\a ')}"`,
}
const note = `${tasks.length} tasks, ${owners} owners, an illustrative event`

const previewMessage =
  'Task 6 is forecast six minutes late. Its float absorbs that, so the finish has not moved.'
const words: EventWords = {
  started: () => 'T0: the change window opens.',
  finished: (time) => `Closed and handed over at ${time}.`,
  'backed out': (time) =>
    `Backed out by ${time}: the source service is proven and the freeze is lifted.`,
}

/** The run without its last delay; undefined where the chart keeps no ghosts of it. */
function courseBefore({ runbook, delays, course }: Run) {
  const last = delays.at(-1)
  if (!last || previewRun.delays.includes(last) || course.backedOutAt !== null) return undefined
  return courseOf(runbook, delays.slice(0, -1))
}

/** The hero's runbook: a run that a visitor can start, delay, back out and reset. */
export default function LiveRunbook() {
  const [actual, dispatch] = useReducer(advance, previewRun)
  const board = useBoard(actual, dispatch, pace)
  const { choice, open, line } = board
  const [hasActed, setHasActed] = useState(false)
  if (!hasActed && (choice || actual !== previewRun)) setHasActed(true)
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)

  // The panel follows each key at once; the chart is drawn when there is time.
  const shown = useDeferredValue(choice)
  const { run, message, isRefused } = useMemo(
    () =>
      shown
        ? whatIf(actual, shown)
        : { run: actual, message: actual.news ? tell(actual.news, at, words) : previewMessage },
    [actual, shown],
  )
  const view = useMemo(() => viewRun(run), [run])
  const earlier = useMemo(() => courseBefore(run), [run])
  const calledAt = run.course.backedOutAt ?? undefined

  // Scrolls to the backout's tasks, so that the visitor sees what the call has done.
  useEffect(() => {
    if (calledAt !== undefined)
      root.current?.querySelector('[data-phase=Backout]')?.scrollIntoView({ block: 'nearest' })
  }, [calledAt])

  // The ruler's flag has the same clock, in the same frame.
  const clock = at(view.minute)
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>('.rail')?.style.setProperty('--clock', `"${clock}"`)
  }, [clock])

  const chart = useMemo(
    () => (
      <Gantt
        caption={`${name}: every task with its owner, start and state`}
        t0={t0}
        tasks={view.tasks}
        end={Math.max(windowEnd, view.finish) + spaceAfterWindow}
        now={view.minute}
        line={line}
        windowEnd={windowEnd}
        note={note}
        delayed={earlier && { from: earlier, finish: view.finish }}
        calledAt={calledAt}
        onPick={open}
        picked={shown?.task}
      />
    ),
    [view, earlier, calledAt, open, shown, line],
  )

  return (
    <div
      ref={root}
      className="page board"
      translate="no"
      data-clock={clock}
      data-first-run={!hasActed || undefined}
      style={hasActed ? undefined : firstRun}
      data-playing={board.isPlaying || undefined}
      data-choosing={choice !== undefined || undefined}
    >
      <BoardHead
        name={name}
        day={day}
        t0={t0}
        windowEnd={windowEnd}
        view={view}
        light={goNoGo(view, windowEnd)}
        finishBefore={earlier?.finish}
        message={message}
        chart={
          <MiniChart
            view={view}
            t0={t0}
            end={Math.max(windowEnd, view.finish) + 10}
            windowEnd={windowEnd}
            finishBefore={earlier?.finish}
            line={line}
          />
        }
        controls={
          <Controls
            run={actual}
            board={board}
            turnBack="Back out"
            rest={previewRun}
            label="Run the event"
            className="board-controls"
            panelId={panelId}
            act={board.act}
            onDelay={() => open(worthDelaying(view)!)}
          />
        }
      />
      <div className="relative">
        {choice && (
          <DelayPanel
            id={panelId}
            look="paper"
            delay={choice}
            tasks={tasksOf(actual.course).map(({ task }) => (
              <option key={task.id} value={task.id}>
                {task.id} {task.name}
              </option>
            ))}
            minutes={lengths}
            refusal={isRefused ? message : undefined}
            more={
              isRefused ? (
                <p className="mt-3.5 mb-1 fw-600">
                  This task is over and can no longer be delayed.
                </p>
              ) : (
                <Following from={actual.course} to={run.course} />
              )
            }
            onChoose={board.choose}
            onApply={() => board.act({ type: 'delay', delay: choice })}
            onClose={board.close}
          >
            <Outcome from={actual.course.finish} to={run.course.finish} windowEnd={windowEnd} />
          </DelayPanel>
        )}
        {chart}
        <BackoutLine run={run} />
      </div>
    </div>
  )
}

/** What a backout would be if it were called now. */
function BackoutLine({ run }: { run: Run }) {
  if (statusOf(run) !== 'running') return null
  const { noReturn } = viewRun(run)
  const { backout, finish } = advance(run, { type: 'backOut' }).course
  const isInside = finish <= windowEnd
  const text = noReturn?.isPassed
    ? 'Past the point of no return: a backout now returns accepted payments first'
    : `If you called the backout now: ${counted(backout.length, 'task')}, ${duration(finish - run.minute)}, finished by ${at(finish)}`
  return (
    <p
      className="gantt-foot edge-t-bottle-rule pt-3.5 pb-5.5 text-small narrow text-on-bottle-2"
      data-outside={!isInside || undefined}
    >
      {text}
      {!isInside && ', after the window ends'}.
    </p>
  )
}
