import { useRef, useState, type ReactNode } from 'react'
import { counted } from '@cuewright/runbook/words'
import {
  chanceInside,
  chanceOf100,
  finishKeptBy,
  headline,
  isByRehearsal,
  isRehearsed,
  type SpreadSource,
} from '@cuewright/runbook/forecast'
import { areLinked, comparedWith, isChange, isTeam, knownUntil } from '@cuewright/runbook/model'
import { countRehearsals, type Reading } from '@cuewright/runbook/open'
import { MomentField, SpreadField, windowLabel } from '../report/settings.tsx'
import { useForecast, useInputs, usePlan, useRun } from '../state/state.tsx'

export const besideTheChart = 'max-w-[min(760px,62%)] lt-md:max-w-none print:max-w-none'

export type HeadlineProps = {
  /** How the file was read; null for a runbook that was saved. */
  reading: Reading | null
  onRead: (reading: Reading) => void
  children: ReactNode
}

/** The forecast in one sentence, with the questions that it leaves open. */
export function Headline({ reading, onRead, children }: HeadlineProps) {
  const { run } = useRun()
  const { isTold } = useForecast()
  const { runbook } = usePlan()
  const told = useSentence(reading)
  const canLink = reading?.canChain && !areLinked(runbook.tasks)
  const sentence = useRef<HTMLParagraphElement>(null)

  function link() {
    onRead({ ...reading!, isChained: true })
    // The button that had the focus has disappeared.
    sentence.current?.focus({ preventScroll: true })
  }

  return (
    <div className={besideTheChart}>
      {/* While the clock runs, a screen reader would never finish reading this. */}
      <p
        ref={sentence}
        tabIndex={-1}
        className="min-h-[2lh] focus:[outline:0] text-heading fw-520 text-balance lt-sm:min-h-[3lh]"
        data-testid="player-sentence"
        aria-live={run.mode === 'playing' ? 'off' : 'polite'}
      >
        {told}
      </p>
      {isTold && <InTurn />}
      {isTold && <Range />}
      {children}
      {canLink && (
        <p className="player-asks mt-3 no-print">
          <button type="button" className="btn" onClick={link}>
            Let each task wait for the row before it
          </button>
        </p>
      )}
      {isTold && <Unanswered />}
    </div>
  )
}

/** The forecast in a sentence. A sheet that is under way is forecast from its state. */
function useSentence(reading: Reading | null): string {
  const { limits, windowEnd, settings, hasSpread } = useInputs()
  const { isOver, course } = useRun()
  const { runbook, until, wayBack } = usePlan()
  const { lacking, forecast } = useForecast()
  const { finish, backedOutAt } = course
  const compared = `, ${comparedWith(limits, finish)}`

  /** In letters of this size a line must not end in the middle of '20 Oct, 05:22'. */
  function at(minute: number): string {
    return until(minute).replaceAll(' ', '\u00a0')
  }

  if (backedOutAt !== null)
    return `${isOver ? wayBack!.over : wayBack!.ends} at ${at(finish)}${windowEnd === undefined ? '' : compared}.`
  if (isOver) return `Finished at ${at(finish)}${limits.length > 0 ? compared : ''}.`
  if (lacking !== null) return lacking
  const sentence = forecast
    ? headline(runbook, {
        forecast,
        limits,
        spread: settings.spread,
        hasSpread,
        isLater: reading !== null && countRehearsals(reading) > 1,
        at,
      })
    : 'Simulating…'
  const known = knownUntil(runbook.tasks)
  return known === null
    ? sentence
    : `As of ${at(known)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}

/** '85 of 100', or '80 of 100 by 02:30' without a limit; '' until it is simulated. */
function useChanceText(): (supposed: SpreadSource) => string {
  const [limit] = useInputs().limits
  const { at } = usePlan()
  const known = useForecast().finishes
  return (supposed) => {
    const finishes = known[supposed]
    if (!finishes) return ''
    return limit
      ? `${chanceOf100(chanceInside({ finishes }, limit.end))} of 100`
      : `80 of 100 by ${at(finishKeptBy({ finishes }, 80))}`
  }
}

/** Says who does one task at a time in the number shown, and takes the other view of all of them in one press. */
function InTurn() {
  const { clashing } = useForecast()
  const { teams, setTeams } = useInputs()
  const people = clashing.filter((owner) => !isTeam(owner, teams))
  const areTeams = people.length === 0
  const named = areTeams ? clashing : people
  const [first, ...more] = named
  if (first === undefined) return null
  const isAlone = more.length === 0
  const who = isAlone ? first : `${first} and ${counted(more.length, 'other owner')}`
  const count = isAlone ? 'counts as a team' : 'count as teams'
  const does = isAlone ? 'does' : 'do'
  return (
    <p className="mt-2 text-small text-on-bottle-2" data-testid="in-turn">
      {areTeams ? `${who} ${count} here. ` : `${who} ${does} one task at a time here. `}
      <button
        type="button"
        className="min-h-6 text-on-bottle underline underline-offset-3 no-print"
        onClick={() => setTeams(named.map((owner) => ({ owner, isTeam: !areTeams })))}
      >
        {areTeams ? 'One task at a time' : isAlone ? 'This is a team' : 'They are teams'}
      </button>
    </p>
  )
}

/** The range of the chance, until the visitor says how well the durations are known. */
function Range() {
  const { hasSpread } = useInputs()
  const chanceText = useChanceText()
  const [never, measured] = [chanceText('never'), chanceText('measured')]
  if (hasSpread) return null
  return (
    <p className="min-h-[1lh] mt-1 text-data text-on-bottle-2">
      {never && measured && `${never} if never rehearsed, ${measured} if measured.`}
    </p>
  )
}

/** Asks for what the forecast needs and the file does not say. */
function Unanswered() {
  const inputs = useInputs()
  const { runbook } = usePlan()
  const chanceText = useChanceText()
  const { course } = useRun()
  const { limits, settings, hasSpread, asksSpread } = inputs
  // An answered question stays, so that it keeps the focus and the answer can be changed.
  const [asksWindow] = useState(isChange(runbook.kind) && limits.length === 0)
  if (!asksWindow && !asksSpread) return null
  const isPlan = !isByRehearsal(runbook, settings.spread)
  function endAt(end: number) {
    inputs.setLimits([{ name: 'window', end }])
  }

  function choose(spread: SpreadSource) {
    inputs.setSettings({ ...settings, spread })
  }

  return (
    <div className="player-asks flex flex-wrap gap-x-5 gap-y-3 mt-3 no-print">
      {asksWindow && (
        <MomentField
          label={windowLabel}
          t0={runbook.t0}
          finish={course.plannedFinish}
          end={limits[0]?.end}
          onEnd={endAt}
        />
      )}
      {asksSpread && (
        <SpreadField
          runbook={runbook}
          spread={hasSpread ? settings.spread : undefined}
          onSpread={choose}
          noteOf={chanceText}
        />
      )}
      {isRehearsed(runbook) && (
        <button
          type="button"
          className="btn self-end"
          onClick={() => choose(isPlan ? 'earlier run' : 'once')}
        >
          {isPlan ? 'Use the rehearsal' : 'Use the plan'}
        </button>
      )}
    </div>
  )
}
