import { useMemo } from 'react'
import { spreadSources, chanceInside, of100, type Forecast } from '@cuewright/runbook/forecast'
import { peopleIn, type OwnerKind, type OwnRunbook } from '@cuewright/runbook/model'
import { changeKinds, type Compared, type Reason } from '@cuewright/runbook/versions'
import { useSimulation } from '../forecast/use-simulation.ts'
import { useForecast, useInputs, usePlan } from '../state/state.tsx'
import { ChangesOf, kindNames } from './changes.tsx'
import { changedVersionText } from './changed-figures.ts'

type Props = {
  compared: Compared
  reasons: readonly Reason[] | undefined
  onShow: (task: string) => void
  onClose: () => void
}

/** What has changed since an earlier version of the runbook. */
export function ComparedWith({ compared, reasons = [], onShow, onClose }: Props) {
  const { name, changes, was, now } = compared
  const { at } = usePlan()
  const [before, after] = useChances(compared)
  const by = (after ?? 0) - (before ?? 0)
  const reason = reasons.find((each) => by !== 0 && Math.sign(each.by) === Math.sign(by))
  const kinds = changeKinds.filter((kind) => changes[kind].count > 0)
  const counts = kinds.map(
    (kind) => `${changes[kind].count.toLocaleString('en-GB')}\u00a0${kindNames[kind]}`,
  )
  return (
    <section
      className="player-compared pt-3 pb-4 edge-t-rule text-data break-anywhere"
      aria-label={`Compared with ${name}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-6.5 gap-y-1 justify-between">
        <p className="text-small">
          <b className="fw-560">Compared with {name}:</b>{' '}
          {counts.join(', ') || 'no task has changed'};{' '}
          {changedVersionText({ ...was, chance: before }, { ...now, chance: after })}.
          {reason && ` Mostly because ${reason.what}: ${partText(reason)}.`}
        </p>
        <button type="button" className="link min-h-6 no-print" onClick={onClose}>
          Close comparison
        </button>
      </div>
      <TakenOver compared={compared} />
      {kinds.length > 0 && (
        <details>
          <summary className="py-1 text-ink-2 cursor-pointer no-print">Show every change</summary>
          <div className="[columns:3_360px] gap-x-12 py-2">
            {kinds.map((kind) => (
              <ChangesOf key={kind} {...{ kind, at, onShow }} {...changes[kind]} />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}

/** Each change is simulated separately, in fewer runs than the forecast. */
function partText({ by }: Reason): string {
  return `by itself ${Math.abs(by)} of 100 ${by < 0 ? 'fewer' : 'more'}, in 1,000 runs`
}

function roundedChance(forecast: Forecast, end: number): number {
  return of100(chanceInside(forecast, end))
}

/** The chances of both versions, as plans: delays and the run's progress are left out. */
function useChances({
  forecast: earlier,
  shift,
}: Compared): readonly [number | null, number | null] {
  const { asRead } = usePlan()
  const { settings, windowEnd: end = 0, hasSpread, teams } = useInputs()
  const { question, ...shown } = useForecast()
  const sources = useMemo(() => (earlier ? spreadSources(earlier) : []), [earlier])
  const isKnown = end > 0 && hasSpread && sources.includes(settings.spread)

  function ofPlan(
    windowEnd: number,
    plan: Pick<OwnRunbook, 'tasks' | 'backout' | 'risks'>,
    marked?: readonly OwnerKind[],
  ) {
    const none = { others: [], delays: [], deadlines: [], minute: null }
    const people = peopleIn({ ...plan, teams: marked })
    return { ...none, settings, windowEnd, people, risks: plan.risks ?? [] }
  }

  const isPlan = question.minute === null && question.delays.length === 0
  // Wait until the player's own forecast is ready.
  const isReady = isKnown && shown.forecast !== null
  const before = useSimulation(
    earlier ?? asRead,
    isReady && earlier ? ofPlan(end - shift, earlier, earlier.teams) : null,
  )
  const replanned = useSimulation(asRead, isReady && !isPlan ? ofPlan(end, asRead, teams) : null)
  const after = isPlan ? shown : replanned
  if (!isKnown || !before.forecast || !after.forecast) return [null, null]
  return [roundedChance(before.forecast, end - shift), roundedChance(after.forecast, end)]
}

/** What comes from the earlier version. */
function TakenOver({ compared }: { compared: Compared }) {
  const { asRead, at } = usePlan()
  const { windowEnd, forecast, teams } = compared.carriedOver
  // What the visitor sets later is not taken over.
  const end = asRead.windowEnd
  const texts = [
    windowEnd && end !== null && `the window until ${at(end)}`,
    forecast && 'how well the durations are known',
    teams && 'who is a team',
  ].filter((text) => typeof text === 'string')
  if (texts.length === 0) return null
  return <p className="text-ink-2">Carried over: {texts.join(', ')}.</p>
}
