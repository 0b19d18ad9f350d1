import { chanceInside, of100 } from '../../../runbook/forecast/figures.ts'
import { chanceText, comparedWith } from '../../../runbook/model/event.ts'
import { Settings, spreadNames, togetherNames } from '../report/settings.tsx'
import type { Player } from '../use-player.ts'
import { Distribution, FinishTable } from './distribution.tsx'

type Props = { player: Player; end: number }

/** What thousands of simulated runs came to: one sentence, and the distribution over the chart. */
export function Forecasted({ player, end }: Props) {
  const { own, course, run, settings, limits, foreseen, at } = player
  const { forecast, progress } = foreseen
  return (
    <div className="relative min-h-35.5 pt-3.5">
      <div className="player-say relative z-2 max-w-[min(760px,62%)] lt-md:max-w-none print:max-w-none">
        {/* While it runs the figures change by themselves, and reading them out would not end. */}
        <p
          className="text-heading fw-520 text-balance lt-md:text-claim"
          data-testid="player-sentence"
          aria-live={run.mode === 'playing' ? 'off' : 'polite'}
        >
          {sentenceOf(player)}
        </p>
        <p className="player-how max-w-62ch mt-2.5 text-data text-on-bottle-2">
          {settings.runs.toLocaleString('en-GB')} simulated runs. Durations:{' '}
          {spreadNames[settings.spread]}. They vary {togetherNames[settings.together]}.
          {!player.areLimitsSet && ` The file gives no window, so we took ${at(limits[0]!.end)}.`}
          {progress !== null && forecast && ' Counting them again…'}
        </p>
        {progress !== null && !forecast && (
          <progress
            className="w-55 mt-2.5 accent-on-bottle"
            value={progress}
            aria-label="Simulated runs"
          />
        )}
        <details className="no-print">
          <summary className="py-1 text-data underline underline-offset-3 cursor-pointer">
            Change the {limits.length > 1 ? 'limits' : limits[0]!.name} and the forecast
          </summary>
          <Settings
            runbook={own}
            finish={course.plannedFinish}
            onSettings={player.setSettings}
            onLimits={player.setLimits}
            {...{ settings, limits }}
          />
          {forecast && <FinishTable {...{ forecast, limits, at }} />}
        </details>
      </div>
      <div className="absolute bottom-0 left-$names right-[calc(var(--shares)+6px)] self-stretch h-28 pointer-events-none lt-md:relative lt-md:right-0 lt-md:mt-4">
        {forecast && <Distribution {...{ forecast, limits, end, at }} />}
      </div>
    </div>
  )
}

function sentenceOf({ course, foreseen, isOver, hasWindow, wayBack, limits, at }: Player): string {
  const { finish, backedOutAt } = course
  const compared = `, ${comparedWith(limits, finish)}`
  if (backedOutAt !== null) {
    const { over, ends } = wayBack!
    return `${isOver ? over : ends} at ${at(finish)}${hasWindow ? compared : ''}.`
  }
  if (isOver) return `Finished at ${at(finish)}${compared}.`
  const { forecast } = foreseen
  if (!forecast) return 'Counting the runs…'
  return chanceText(limits, (end) => of100(chanceInside(forecast, end)))
}
