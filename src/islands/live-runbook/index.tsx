import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { duration } from '../../lib/clock.ts'
import { counted } from '../../lib/counted.ts'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'
import { BoardHead } from '../../product/board/board-head.tsx'
import { MiniChart } from '../../product/board/mini-chart.tsx'
import { Gantt } from '../../product/gantt/gantt.tsx'
import { at, previewRun } from '../../product/event-times.ts'
import { paymentsMigration } from '../../product/payments-migration.ts'
import { advance } from '../../runbook/model/advance.ts'
import type { RunAction } from '../../runbook/model/advance.ts'
import { courseOf } from '../../runbook/model/course.ts'
import type { Delay } from '../../runbook/model/delay.ts'
import { goNoGo } from '../../runbook/model/light.ts'
import { viewRun, worthDelaying } from '../../runbook/model/run.ts'
import type { Run } from '../../runbook/model/run.ts'
import { tell } from '../../runbook/model/tell.ts'
import type { EventWords } from '../../runbook/model/tell.ts'
import { useClock } from '../../product/run/use-clock.ts'
import { adoptStyles } from '../../runtime/adopt-styles.ts'
import { Controls, delayButton } from './controls.tsx'
import { DelayPanel } from './delay-panel.tsx'
import { whatIf } from './what-if.ts'
import styles from './woken.css?inline'
import utilities from 'virtual:utilities/live-runbook.css?inline'

adoptStyles(styles, utilities)

const { name, day, t0, windowEnd, tasks } = paymentsMigration
/** Minutes of chart after the window's end, where its label is. */
const spaceAfterWindow = 48
const owners = new Set(tasks.map(({ owner }) => owner)).size
/** Minutes to a second, and between two that the clock shows: the night's 340 take 68 seconds. */
const speed = 5
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
  const [choice, setChoice] = useState<Delay>()
  const [hasActed, setHasActed] = useState(false)
  const isReducedMotion = useReducedMotion()
  const panelId = useId()
  const opener = useRef<HTMLElement | null>(null)
  const board = useRef<HTMLDivElement>(null)
  // Under reduced motion the run goes on by steps alone.
  const isPlaying = actual.mode === 'playing' && !isReducedMotion && !choice
  const { line, readMinute } = useClock({
    isPlaying,
    minute: actual.minute,
    end: actual.course.finish,
    speed,
    step: speed,
    onTick: (minute) => dispatch({ type: 'tick', minute }),
  })

  // The panel follows each key at once; what it comes to is drawn when there is time.
  const shown = useDeferredValue(choice)
  const { run, message, isRefused } = useMemo(
    () =>
      shown
        ? whatIf(actual, shown)
        : {
            run: actual,
            message: actual.news ? tell(actual.news, at, words) : previewMessage,
            isRefused: false,
          },
    [actual, shown],
  )
  const view = useMemo(() => viewRun(run), [run])
  const earlier = useMemo(() => courseBefore(run), [run])
  const calledAt = run.course.backedOutAt ?? undefined

  // What the backout brings is to be seen where it was called.
  useEffect(() => {
    if (calledAt !== undefined)
      board.current?.querySelector('[data-phase=Backout]')?.scrollIntoView({ block: 'nearest' })
  }, [calledAt])

  // A press is answered first, and what it does is drawn after it, in slices.
  const open = useCallback((task: string) => {
    opener.current ??= whatOpened()
    startTransition(() => {
      setHasActed(true)
      setChoice((old) => ({ task, minutes: old?.minutes ?? 30 }))
    })
  }, [])

  // What the run does next is to be watched: the panel would hold its clock.
  function act(...actions: RunAction[]) {
    keepFocusOutside(panelId, opener)
    startTransition(() => {
      setHasActed(true)
      setChoice(undefined)
      dispatch({ type: 'tick', minute: readMinute() })
      for (const action of actions) dispatch(action)
    })
  }

  function close() {
    keepFocusOutside(panelId, opener)
    startTransition(() => setChoice(undefined))
  }

  // The panel gives the focus back once what it covered is there again.
  useEffect(() => {
    if (choice) return
    opener.current?.focus({ preventScroll: true })
    opener.current = null
  }, [choice])

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
      ref={board}
      className="page board"
      data-first-run={!hasActed || undefined}
      style={hasActed ? undefined : firstRun}
      data-playing={isPlaying || undefined}
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
            view={view}
            dispatch={act}
            isReducedMotion={isReducedMotion}
            isPanelOpen={choice !== undefined}
            panelId={panelId}
            onDelay={() => (choice ? close() : open(worthDelaying(view) ?? '1'))}
          />
        }
      />
      <div className="relative">
        {choice && (
          <DelayPanel
            id={panelId}
            choice={choice}
            from={actual}
            to={run}
            isRefused={isRefused}
            t0={t0}
            windowEnd={windowEnd}
            onChoose={setChoice}
            onApply={() => act({ type: 'delay', delay: choice })}
            onClose={close}
          />
        )}
        {chart}
        <BackoutLine run={run} />
      </div>
    </div>
  )
}

/** What has the focus; the button, where a link elsewhere on the page has pressed it. */
function whatOpened() {
  const { activeElement: active, body } = document
  return active === body ? document.getElementById(delayButton) : (active as HTMLElement)
}

/** A visitor who has left the panel for another part of the page stays there when it closes. */
function keepFocusOutside(panelId: string, opener: RefObject<HTMLElement | null>) {
  const panel = document.getElementById(panelId)
  if (panel && !panel.contains(document.activeElement)) opener.current = null
}

/** What a backout would be if it were called now. */
function BackoutLine({ run }: { run: Run }) {
  const { noReturn, status } = viewRun(run)
  if (status !== 'running') return null
  const { backout, finish } = advance(run, { type: 'backOut' }).course
  const isInside = finish <= windowEnd
  const text = noReturn?.isPassed
    ? 'Past the point of no return: a backout now returns accepted payments first'
    : `If you called the backout now: ${counted(backout.length, 'task')}, ${duration(finish - run.minute)}, finished by ${at(finish)}`
  return (
    <p
      className="gantt-foot border-0 border-t border-solid border-bottle-rule pt-3.5 pb-5.5 text-small narrow text-on-bottle-2"
      data-outside={!isInside || undefined}
    >
      {text}
      {!isInside && ', after the window ends'}.
    </p>
  )
}
