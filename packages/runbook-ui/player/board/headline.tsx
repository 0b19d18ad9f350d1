import { useRef, type ReactNode } from 'react'
import { headline } from '@cuewright/runbook/forecast'
import { areLinked, comparedWith, knownUntil } from '@cuewright/runbook/model'
import { countRehearsals, type Reading } from '@cuewright/runbook/open'
import { useForecast, useInputs, usePlan, useRun } from '../state/state.tsx'
import { ChanceRange, ForecastQuestions } from './forecast-questions.tsx'
import { OneAtATime } from './one-at-a-time.tsx'

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
  const { isShown } = useForecast()
  const { runbook } = usePlan()
  const text = useSentence(reading)
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
        {text}
      </p>
      {isShown && <OneAtATime />}
      {isShown && <ChanceRange />}
      {children}
      {canLink && (
        <p className="player-asks mt-3 no-print">
          <button type="button" className="btn" onClick={link}>
            Let each task wait for the row before it
          </button>
        </p>
      )}
      {isShown && <ForecastQuestions />}
    </div>
  )
}

/** The forecast in a sentence. A sheet that is under way is forecast from its state. */
function useSentence(reading: Reading | null): string {
  const { limits, windowEnd, settings, hasSpread } = useInputs()
  const { isOver, course } = useRun()
  const { runbook, until, wayBack } = usePlan()
  const { lacking, forecast, hasFailed } = useForecast()
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
  if (hasFailed && !forecast)
    return 'The forecast didn’t load. Check your connection; the next change tries again.'
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
