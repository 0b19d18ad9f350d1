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
import { clockTime, duration } from '../../lib/clock.ts'
import { counted } from '../../lib/counted.ts'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'
import { BoardHead } from '../../product/board/board-head.tsx'
import { MiniChart } from '../../product/board/mini-chart.tsx'
import { Gantt } from '../../product/gantt/gantt.tsx'
import { paymentsMigration } from '../../product/payments-migration.ts'
import { viewRun, type RunView } from '../../runbook/model/run.ts'
import { adoptStyles } from '../../runtime/adopt-styles.ts'
import { Controls, delayButton } from './controls.tsx'
import { DelayPanel } from './delay-panel.tsx'
import { play, preview, type PlayAction } from './play.ts'
import { useClock } from './use-clock.ts'
import { whatIf, worthDelaying, type Choice } from './what-if.ts'
import styles from './woken.css?inline'
import utilities from 'virtual:utilities/live-runbook.css?inline'

adoptStyles(styles, utilities)

const { name, day, t0, windowEnd, tasks } = paymentsMigration
/** Minutes of chart after the window's end, where its label is. */
const spaceAfterWindow = 48
const owners = new Set(tasks.map(({ owner }) => owner)).size
const note = `${tasks.length} tasks, ${owners} owners, an illustrative event`

/** The hero's runbook: a run that a visitor can start, delay, back out and reset. */
export default function LiveRunbook() {
  const [state, dispatch] = useReducer(play, preview)
  const [choice, setChoice] = useState<Choice>()
  const [hasActed, setHasActed] = useState(false)
  const isReducedMotion = useReducedMotion()
  const panelId = useId()
  const opener = useRef<HTMLElement | null>(null)
  const board = useRef<HTMLDivElement>(null)
  // Under reduced motion the run goes on by steps alone.
  useClock(state.mode === 'playing' && !isReducedMotion && !choice, dispatch)

  // The panel follows each key at once; what it comes to is drawn when there is time.
  const shown = useDeferredValue(choice)
  const { run, before, message } = useMemo(
    () => (shown ? whatIf(state.run, shown) : state),
    [state, shown],
  )
  const view = useMemo(() => viewRun(run), [run])
  const earlier = useMemo(
    () => (before && run.backedOutAt === null ? viewRun(before) : undefined),
    [before, run],
  )
  const calledAt = run.backedOutAt ?? undefined

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
  function act(action: PlayAction) {
    keepFocusOutside(panelId, opener)
    startTransition(() => {
      setHasActed(true)
      setChoice(undefined)
      dispatch(action)
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
        windowEnd={windowEnd}
        note={note}
        delayed={earlier && { from: earlier, finish: view.finish }}
        calledAt={calledAt}
        onPick={open}
        picked={shown?.task}
      />
    ),
    [view, earlier, calledAt, open, shown],
  )

  return (
    <div
      ref={board}
      className="page board"
      data-first-run={!hasActed || undefined}
      data-choosing={choice !== undefined || undefined}
    >
      <BoardHead
        name={name}
        day={day}
        t0={t0}
        windowEnd={windowEnd}
        view={view}
        finishBefore={earlier?.finish}
        message={message}
        chart={
          <MiniChart
            view={view}
            t0={t0}
            end={Math.max(windowEnd, view.finish) + 10}
            windowEnd={windowEnd}
            finishBefore={earlier?.finish}
          />
        }
        controls={
          <Controls
            play={state}
            view={view}
            dispatch={act}
            isReducedMotion={isReducedMotion}
            isPanelOpen={choice !== undefined}
            panelId={panelId}
            onDelay={() => (choice ? close() : open(worthDelaying(view)))}
          />
        }
      />
      <div className="relative">
        {choice && (
          <DelayPanel
            id={panelId}
            choice={choice}
            from={viewRun(state.run)}
            to={view}
            t0={t0}
            windowEnd={windowEnd}
            onChoose={setChoice}
            onApply={() => act({ type: 'delay', ...choice })}
            onClose={close}
          />
        )}
        {chart}
        <BackoutLine view={view} />
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

function BackoutLine({
  view: { status, backout, minute, isPastPointOfNoReturn },
}: {
  view: RunView
}) {
  if (status !== 'running') return null
  const text = isPastPointOfNoReturn
    ? 'Past the point of no return: a backout now returns accepted payments first'
    : `If you called the backout now: ${counted(backout.tasks.length, 'task')}, ${duration(backout.finish - minute)}, finished by ${clockTime(t0, backout.finish)}`
  return (
    <p
      className="gantt-foot border-0 border-t border-solid border-bottle-rule pt-3.5 pb-5.5 text-small narrow text-on-bottle-2"
      data-outside={!backout.isInsideWindow || undefined}
    >
      {text}
      {!backout.isInsideWindow && ', after the window ends'}.
    </p>
  )
}
