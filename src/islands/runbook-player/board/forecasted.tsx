import { chanceInside, of100 } from '../../../runbook/forecast/figures.ts'
import { Settings, spreadNames, togetherNames } from '../report/settings.tsx'
import type { Player } from '../use-player.ts'
import { Distribution, FinishTable } from './distribution.tsx'

type Props = { player: Player; end: number }

/** What thousands of simulated runs came to: one sentence, and the distribution over the chart. */
export function Forecasted({ player, end }: Props) {
  const { own, course, run, settings, windowEnd, foreseen, at } = player
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
          {!player.isWindowSet && ` The file gives no window, so we took ${at(windowEnd)}.`}
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
            Change the window and the forecast
          </summary>
          <Settings
            runbook={own}
            finish={course.plannedFinish}
            onSettings={player.setSettings}
            onWindowEnd={player.setWindowEnd}
            {...{ settings, windowEnd }}
          />
          {forecast && <FinishTable {...{ forecast, windowEnd, at }} />}
        </details>
      </div>
      <div className="absolute bottom-0 left-$names right-[calc(var(--shares)+6px)] self-stretch h-28 pointer-events-none lt-md:relative lt-md:right-0 lt-md:mt-4">
        {forecast && <Distribution {...{ forecast, windowEnd, end, at }} />}
      </div>
    </div>
  )
}

function sentenceOf({ course, foreseen, isOver, windowEnd, at }: Player): string {
  const { finish, backedOutAt } = course
  const where = finish <= windowEnd ? 'inside the window' : 'after the window'
  if (backedOutAt !== null)
    return `${isOver ? 'Backed out' : 'The backout ends'} at ${at(finish)}, ${where}.`
  if (isOver) return `Finished at ${at(finish)}, ${where}.`
  if (!foreseen.forecast) return 'Counting the runs…'
  const chance = of100(chanceInside(foreseen.forecast, windowEnd))
  return `In ${chance} of 100 runs this finishes inside the window.`
}
