import {
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { duration, counted } from '@cuewright/runbook/words'
import { MiniChart, Controls, useBoard, type RunBoard } from '@cuewright/runbook-ui/board'
import { Gantt } from '@cuewright/runbook-ui/bars'
import { at, previewRun } from '../../events/event-times.ts'
import { owners, paymentsMigration } from '../../events/payments-migration.ts'
import {
  advance,
  courseOf,
  statusOf,
  viewRun,
  worthDelaying,
  type Run,
  type RunView,
  type Course,
  type Delay,
  tell,
  type EventWords,
} from '@cuewright/runbook/model'
import { DelayChoice } from './delay-choice.tsx'
import { Head } from './head.tsx'
import { whatIf } from './what-if.ts'

const { name, t0, windowEnd, tasks } = paymentsMigration
/** The chart continues this many minutes after the window's end, for its label. */
const spaceAfterWindow = 48
/** Plays the night's 340 minutes in 68 seconds and shows every fifth. Delays begin at half an hour. */
const pace = { speed: 5, step: 5, delay: 30 }
const { minute: rest } = previewRun
/** The variables of first-run.css, which plays the run before anyone acts. */
const firstRun = {
  '--minutes': rest,
  '--clock': `"${Array.from({ length: rest + 1 }, (_, minute) => at(minute)).join('\\a ')}"`,
}
const note = `${tasks.length} tasks, ${owners.length} owners, a fictional event`

const previewMessage =
  'Task 6 is forecast six minutes late. It has time to slip, so the finish hasn’t moved.'
const words: EventWords = {
  started: () => 'T0: the change window opens.',
  finished: (time) => `Closed and handed over at ${time}.`,
  'backed out': (time) =>
    `Backed out by ${time}: the source service is proven and the freeze is lifted.`,
}

/** The course without the last delay, drawn as ghosts; undefined if the visitor has added none. */
function courseBefore({ runbook, delays, course }: Run) {
  const last = delays.at(-1)
  if (!last || previewRun.delays.includes(last) || course.backedOutAt !== null) return undefined
  return courseOf(runbook, delays.slice(0, -1))
}

export default function LiveRunbook() {
  const [actual, dispatch] = useReducer(advance, previewRun)
  const board = useBoard(actual, dispatch, pace)
  const { choice, open, line } = board
  const hasActed = useOnce(choice !== undefined || actual !== previewRun)
  const panelId = useId()
  const { run, message, refusal, picked } = useWhatIf(actual, choice)
  const view = useMemo(() => viewRun(run), [run])
  const earlier = useMemo(() => courseBefore(run), [run])
  const calledAt = run.course.backedOutAt ?? undefined
  const root = useBackoutInView(calledAt)

  return (
    <div
      ref={root}
      className="page board"
      // React replaces these texts, and would not find them after a translation.
      translate="no"
      data-first-run={!hasActed || undefined}
      style={hasActed ? undefined : firstRun}
      data-playing={board.isPlaying || undefined}
      data-choosing={choice !== undefined || undefined}
    >
      <Head view={view} finishBefore={earlier?.finish}>
        <MiniChart
          end={Math.max(windowEnd, view.finish) + 10}
          finishBefore={earlier?.finish}
          {...{ view, t0, windowEnd, line }}
        />
        <Controls
          turnBack="Back out"
          rest={previewRun}
          label="Run the event"
          className="board-controls"
          onDelay={() => open(worthDelaying(view)!)}
          run={actual}
          act={board.act}
          {...{ board, panelId }}
        />
        <p className="board-message" role="status">
          {message}
        </p>
      </Head>
      <div className="relative">
        {choice && (
          <DelayChoice
            id={panelId}
            from={actual.course}
            to={run.course}
            {...{ board, choice, refusal }}
          />
        )}
        <Chart onPick={open} {...{ view, earlier, calledAt, picked, line }} />
        <BackoutLine run={run} />
      </div>
    </div>
  )
}

/** Returns true from the first time that `isSo` is true. */
function useOnce(isSo: boolean) {
  const [wasSo, setWasSo] = useState(false)
  if (isSo && !wasSo) setWasSo(true)
  return wasSo
}

/** The run with the chosen delay. The panel shows it at once, the chart when the browser has time. */
function useWhatIf(actual: Run, choice: Delay | undefined) {
  const shown = useDeferredValue(choice)
  const outcome = useMemo(
    () =>
      shown
        ? whatIf(actual, shown)
        : { run: actual, message: actual.news ? tell(actual.news, at, words) : previewMessage },
    [actual, shown],
  )
  return { ...outcome, picked: shown?.task }
}

/** Scrolls to the backout's tasks once it is called. Returns the ref of their container. */
function useBackoutInView(calledAt: number | undefined) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (calledAt !== undefined)
      root.current?.querySelector('[data-phase=Backout]')?.scrollIntoView({ block: 'nearest' })
  }, [calledAt])
  return root
}

type ChartProps = Pick<RunBoard, 'line'> & {
  view: RunView
  earlier: Course | undefined
  calledAt: number | undefined
  picked: string | undefined
  onPick: (task: string) => void
}

/** Memoised, so that typing in the panel does not wait for the chart. */
const Chart = memo(function Chart({ view, earlier, picked, ...shown }: ChartProps) {
  return (
    <Gantt
      caption={`${name}: every task with its owner, start and state`}
      tasks={view.tasks}
      end={Math.max(windowEnd, view.finish) + spaceAfterWindow}
      now={view.minute}
      delayed={earlier && { from: earlier, finish: view.finish }}
      {...{ t0, windowEnd, note, picked }}
      {...shown}
    />
  )
})

function BackoutLine({ run }: { run: Run }) {
  if (statusOf(run) !== 'running') return null
  const { noReturn } = viewRun(run)
  const { backout, finish } = advance(run, { type: 'backOut' }).course
  const isInside = finish <= windowEnd
  const text = noReturn?.isPassed
    ? 'Past the point of no return: a backout now returns accepted payments first'
    : `If you backed out now: ${counted(backout.length, 'task')}, ${duration(finish - run.minute)}, finished by ${at(finish)}`
  return (
    <p
      className="edge-t-bottle-rule pt-3.5 pb-5.5 text-small narrow text-on-bottle-2"
      data-outside={!isInside || undefined}
    >
      {text}
      {!isInside && ', after the window ends'}.
    </p>
  )
}
