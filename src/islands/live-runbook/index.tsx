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
import { clockTime, counted } from '@cuewright/runbook/words'
import { Controls, useBoard } from '@cuewright/runbook-ui/board'
import { at, nightRun, plan } from '../../events/event-times.ts'
import { owners, paymentsMigration } from '../../events/payments-migration.ts'
import {
  advance,
  courseOf,
  statusOf,
  viewRun,
  worthDelaying,
  type Course,
  type Delay,
  type EventWords,
  type Run,
  tell,
} from '@cuewright/runbook/model'
import { DelayChoice } from './delay-choice.tsx'
import { Hours } from './hours.tsx'
import { inRunningOrder } from './layout.ts'
import { Tasks } from './tasks.tsx'
import { Times } from './times.tsx'
import { startingLater, toldOf, whatIf } from './what-if.ts'

const { tasks, windowEnd } = paymentsMigration
/** A finish so many minutes past the window still fits beside it; after a later one the scale is smaller. */
const roomPastWindow = 18
/** Plays the night's 340 minutes in 68 seconds and shows every fifth. Delays begin at half an hour. */
const pace = { speed: 5, step: 5, delay: 30 }
/** The number rolls through so many times on its way to the new finish. */
const rolls = 6

const note = `A fictional event: ${tasks.length} tasks, ${owners.length} owners.`

const words: EventWords = {
  finished: (time) => `Closed and handed over at ${time}.`,
  'backed out': (time) =>
    `Backed out by ${time}: the source service is proven and the freeze is lifted.`,
}

/** The course without the last delay; undefined once a backout is called. */
function courseBefore({ runbook, delays, course }: Run): Course | undefined {
  return course.backedOutAt === null ? courseOf(runbook, delays.slice(0, -1)) : undefined
}

const opening = {
  '--slip-minutes': nightRun.course.finish - plan.finish,
  '--roll-times': `"${timesBetween(plan.finish, nightRun.course.finish).join('\\a ')}"`,
}
const openingMessage = `Task ${nightRun.delays[0]!.task} takes ${nightRun.delays[0]!.minutes} minutes longer.\n${toldOf(startingLater(plan, nightRun.course))}`

function timesBetween(from: number, to: number): string[] {
  return Array.from({ length: rolls + 1 }, (_, i) =>
    clockTime(paymentsMigration.t0, Math.round(from + ((to - from) * i) / rolls)),
  )
}

export default function LiveRunbook() {
  const [actual, dispatch] = useReducer(advance, nightRun)
  const board = useBoard(actual, dispatch, pace)
  const { choice, open, line } = board
  const hasActed = useOnce(choice !== undefined || actual !== nightRun)
  const panelId = useId()
  const { run, message, refusal, picked } = useWhatIf(actual, choice)
  const view = useMemo(() => viewRun(run), [run])
  const earlier = useMemo(() => courseBefore(run), [run])
  const rows = useMemo(() => inRunningOrder(view.tasks), [view])
  const calledAt = run.course.backedOutAt ?? undefined
  const root = useTimesInView(choice !== undefined)

  return (
    <div
      ref={root}
      className="night-run"
      // React replaces these texts, and would not find them after a translation.
      translate="no"
      data-first-run={!hasActed || undefined}
      data-over={view.finish > windowEnd || undefined}
      style={{
        '--end': Math.max(windowEnd, view.finish - roomPastWindow),
        '--rows': rows.length,
        ...(!hasActed && opening),
      }}
    >
      <Wall />
      <Times view={view} before={earlier?.finish} />
      <Hours finishBefore={earlier?.finish} {...{ view, calledAt, line }} />
      <div className="night-try">
        <p className="night-message" role="status">
          {message}
        </p>
        <Controls
          turnBack="Back out"
          rest={nightRun}
          label="Run the event"
          delayId="delay-a-task"
          className="night-controls"
          onDelay={() => open(worthDelaying(view)!)}
          run={actual}
          act={board.act}
          {...{ board, panelId }}
        />
        <Note run={run} />
      </div>
      {choice && (
        <DelayChoice
          id={panelId}
          from={actual.course}
          to={run.course}
          {...{ board, choice, refusal }}
        />
      )}
      <Chart rows={rows} minute={view.minute} onPick={open} {...{ earlier, picked }} />
    </div>
  )
}

function Note({ run }: { run: Run }) {
  return (
    <p className="night-note">
      <span>{note}</span> <WayBack run={run} />
    </p>
  )
}

function Wall() {
  return (
    <div className="night-wall" style={{ '--at': windowEnd }}>
      <p>
        Window ends <b>{at(windowEnd)}</b>
      </p>
    </div>
  )
}

/** Brings the times into view when the panel opens, which is beside them, or below them on a phone. */
function useTimesInView(isOpen: boolean) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) root.current!.scrollIntoView({ block: 'start' })
  }, [isOpen])
  return root
}

/** Memoised, so that typing in the panel does not wait for the chart. */
const Chart = memo(Tasks)

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
        : { run: actual, message: actual.news ? tell(actual.news, at, words) : openingMessage },
    [actual, shown],
  )
  return { ...outcome, picked: shown?.task }
}

/** What a backout would come to now. */
function WayBack({ run }: { run: Run }) {
  if (statusOf(run) !== 'running') return null
  if (viewRun(run).noReturn?.isPassed)
    return 'Past the point of no return: a backout now returns accepted payments first.'
  const { backout, finish } = advance(run, { type: 'backOut' }).course
  const late = finish > windowEnd ? ', after the window' : ''
  return `A backout now takes ${counted(backout.length, 'task')} and ends at ${at(finish)}${late}.`
}
