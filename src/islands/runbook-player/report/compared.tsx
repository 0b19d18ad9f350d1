import { useMemo } from 'react'
import type { Risk } from '../../../contracts/own-runbook.ts'
import { counted } from '../../../lib/counted.ts'
import { spreadSources } from '../../../runbook/forecast/default-settings.ts'
import { chanceInside, of100 } from '../../../runbook/forecast/figures.ts'
import type { Forecast } from '../../../runbook/forecast/simulate.ts'
import type { OwnRunbook } from '../../../runbook/model/own-runbook.ts'
import { changeKinds } from '../../../runbook/versions/compare.ts'
import type { Compared } from '../../../runbook/versions/version.ts'
import { useForecast } from '../forecast/use-forecast.ts'
import type { TimeText } from '../times.ts'
import type { Player } from '../use-player.ts'
import { ChangesOf, kindNames } from './changes.tsx'
import { Moved } from './moved.tsx'

type Props = {
  compared: Compared
  /** The later version as it was read. */
  own: OwnRunbook
  player: Player
  onShow: (task: string) => void
  onClose: () => void
}

/** What has changed since an earlier version of the runbook, in a line, and task by task. */
export default function ComparedWith({ compared, own, player, onShow, onClose }: Props) {
  const { name, changes, was, now } = compared
  const [before, after] = useChances(compared, own, player)
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
          <Moved
            from={{ ...was, tasks: 0, chance: before }}
            to={{ ...now, tasks: 0, chance: after }}
            same="the finish is the same"
          />
          .
        </p>
        <button type="button" className="link min-h-6 no-print" onClick={onClose}>
          Close comparison
        </button>
      </div>
      <TakenOver compared={compared} own={own} at={player.at} />
      {kinds.length > 0 && (
        <details>
          <summary className="py-1 text-ink-2 cursor-pointer no-print">Show every change</summary>
          <div className="player-changes">
            {kinds.map((kind) => (
              <ChangesOf key={kind} at={player.at} {...{ kind, onShow }} {...changes[kind]} />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}

function chanceBy(forecast: Forecast, end: number): number {
  return of100(chanceInside(forecast, end))
}

/**
 * In how many of 100 runs each version ends inside the window, by the same settings; null until that is
 * known. A delay or a run of the later version changes neither: its plan is compared.
 */
function useChances(
  { forecast: earlier, shift }: Compared,
  own: OwnRunbook,
  { settings, limits, isSpreadSaid, hasWindow, question, foreseen, risks }: Player,
): readonly [number | null, number | null] {
  const sources = useMemo(() => (earlier ? spreadSources(earlier) : []), [earlier])
  const end = limits[0]?.end ?? 0
  const isKnown =
    hasWindow && limits.length > 0 && isSpreadSaid && sources.includes(settings.spread)

  function ofPlan(windowEnd: number, ofTasks: readonly Risk[] = []) {
    const none = { hasBounds: false, delays: [], deadlines: [], minute: null }
    return { ...none, settings, windowEnd, risks: ofTasks }
  }

  const isPlan = question.minute === null && question.delays.length === 0
  // The page's own forecast comes first.
  const isReady = isKnown && foreseen.forecast !== null
  const before = useForecast(earlier ?? own, isReady ? ofPlan(end - shift, earlier?.risks) : null)
  const replanned = useForecast(own, isReady && !isPlan ? ofPlan(end, risks) : null)
  const after = isPlan ? foreseen : replanned
  if (!isKnown || !before.forecast || !after.forecast) return [null, null]
  return [chanceBy(before.forecast, end - shift), chanceBy(after.forecast, end)]
}

/** What was taken over, and so is not asked again. */
function TakenOver({ compared, own, at }: Pick<Props, 'compared' | 'own'> & { at: TimeText }) {
  const { windowEnd, forecast, teams, risks, deadlines, answers } = compared.carriedOver
  // As it was read: what the visitor sets later is not taken over.
  const end = own.windowEnd
  const told = [
    windowEnd && end !== null && `the window until ${at(end)}`,
    forecast && 'how well durations are known',
    teams && 'who is a team',
    risks && 'the risks',
    deadlines && 'the deadlines',
    answers > 0 && `${counted(answers, 'answer')} about how the file is read`,
  ].filter((text) => typeof text === 'string')
  if (told.length === 0) return null
  return <p className="text-ink-2">Taken over from it: {told.join(', ')}.</p>
}
