import { useRef, useState, type ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { chanceInside, finishKeptBy, of100 } from '../../../runbook/forecast/figures.ts'
import { measuredText } from '../../../runbook/forecast/measured.ts'
import { chanceText, comparedWith } from '../../../runbook/model/event.ts'
import { knownUntil } from '../../../runbook/model/under-way.ts'
import {
  Settings,
  SpreadField,
  WindowField,
  spreadNames,
  togetherNames,
} from '../report/settings.tsx'
import { RowByRow } from '../report/reading.tsx'
import type { Guess } from '../../../runbook/read/questions/choices.ts'
import type { SpreadSource } from '../../../runbook/forecast/spreads.ts'
import type { Bounds } from '../forecast/messages.ts'
import type { TimeText } from '../times.ts'
import type { Player } from '../use-player.ts'
import { Distribution, FinishTable } from './distribution.tsx'

type Props = { player: Player; end: number }

const besideTheChart = 'max-w-[min(760px,62%)] lt-md:max-w-none print:max-w-none'

type HeadlineProps = {
  player: Player
  chain: Guess | undefined
  onLink: () => void
  children: ReactNode
}

/** What thousands of simulated runs came to: one sentence, what it counts on, and what it leaves open. */
export function Headline({ player, chain, onLink, children }: HeadlineProps) {
  const asksForLinks = !player.hasLinks && chain !== undefined
  const sentence = useRef<HTMLParagraphElement>(null)

  function link() {
    onLink()
    // The button goes with its question.
    sentence.current?.focus({ preventScroll: true })
  }

  return (
    <div className={besideTheChart}>
      {/* While it runs the figures change by themselves, and reading them out would not end. */}
      <p
        ref={sentence}
        tabIndex={-1}
        className="min-h-[2lh] focus:[outline:0] text-heading fw-520 text-balance lt-sm:min-h-[3lh] lt-md:text-claim"
        data-testid="player-sentence"
        aria-live={player.run.mode === 'playing' ? 'off' : 'polite'}
      >
        {asksForLinks ? chain.sentence : fromItsState(player, sentenceOf(player))}
      </p>
      {children}
      {asksForLinks && (
        <div className="player-asks mt-3 no-print">
          <button type="button" className="btn" onClick={link}>
            Link them
          </button>
          <div className="mt-2 text-data text-on-bottle-2">
            <RowByRow details={chain.details ?? []} />
          </div>
        </div>
      )}
      {player.isTold && <Unanswered player={player} />}
    </div>
  )
}

/** How the sentence came about, with all that can be changed of it, and the distribution over the chart. */
export function Forecasted({ player, end }: Props) {
  const { own, course, settings, limits, foreseen, at, isSpreadSaid, risks } = player
  const { forecast, bounds, progress } = foreseen
  const hasForecast = player.isTold
  return (
    <div className="relative min-h-22">
      <div className={`relative z-2 ${besideTheChart}`}>
        {hasForecast && (
          <p className="player-how max-w-62ch pt-2.5 text-data text-on-bottle-2">
            {settings.runs.toLocaleString('en-GB')} simulated runs.{' '}
            {isSpreadSaid ? `Durations: ${spreadNames[settings.spread]}.` : ''}
            {isSpreadSaid &&
              settings.spread === 'this sheet' &&
              ` ${measuredText([...own.tasks, ...own.backout])}`}
            {!isSpreadSaid && bounds && boundsText(bounds, at)} They vary{' '}
            {togetherNames[settings.together]}.
            {risks.length > 0 &&
              ` ${counted(risks.length, 'risk')} ${risks.length === 1 ? 'is' : 'are'} counted in.`}
            {progress !== null && forecast && ' Counting them again…'}
          </p>
        )}
        {progress !== null && !forecast && (
          <progress
            className="w-55 mt-2.5 accent-on-bottle"
            value={progress}
            aria-label="Simulated runs"
          />
        )}
        <details className="no-print">
          <summary className="py-1 text-data underline underline-offset-3 cursor-pointer">
            Change the {limits.length > 1 ? 'limits' : (limits[0]?.name ?? 'window')} and the
            forecast
          </summary>
          <Settings
            runbook={own}
            finish={course.plannedFinish}
            onSettings={player.setSettings}
            onLimits={player.setLimits}
            {...{ settings, limits }}
          />
          {forecast && hasForecast && <FinishTable {...{ forecast, limits, at }} />}
        </details>
      </div>
      <div className="absolute bottom-0 left-$names right-[calc(var(--shares)+6px)] self-stretch h-28 pointer-events-none lt-md:relative lt-md:right-0 lt-md:mt-9">
        {forecast && hasForecast && <Distribution {...{ forecast, limits, end, at }} />}
      </div>
    </div>
  )
}

/** The forecast of a sheet under way, with the moment that it goes on from. */
function fromItsState(player: Player, sentence: string): string {
  const known = knownUntil(player.own.tasks)
  return known === null || !player.isForeseen || !player.isTold
    ? sentence
    : `From its state at ${player.at(known)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}

function sentenceOf(player: Player): string {
  const { course, foreseen, isOver, hasWindow, wayBack, limits, isSpreadSaid, at } = player
  const { finish, backedOutAt } = course
  const compared = `, ${comparedWith(limits, finish)}`
  if (backedOutAt !== null) {
    const { over, ends } = wayBack!
    const isCompared = hasWindow && limits.length > 0
    return `${isOver ? over : ends} at ${at(finish)}${isCompared ? compared : ''}.`
  }
  if (isOver) return `Finished at ${at(finish)}${limits.length > 0 ? compared : ''}.`
  if (!player.hasLinks)
    return 'No task here waits for another, so there’s nothing to forecast. Say what each one waits for.'
  const { forecast, bounds } = foreseen
  if (!forecast) return 'Counting the runs…'
  if (limits.length === 0)
    return `80 of 100 runs end by ${at(finishKeptBy(forecast, 80))}. When does your window end?`
  if (!isSpreadSaid && bounds)
    return chanceText(limits, (end) => {
      const [never, measured] = bounds.map((finishes) => of100(chanceInside({ finishes }, end)))
      return [Math.min(never!, measured!), Math.max(never!, measured!)]
    })
  return chanceText(limits, (end) => of100(chanceInside(forecast, end)))
}

/** Until somebody says how well the durations are known, a figure stands between two others. */
function boundsText(bounds: Bounds, at: TimeText): string {
  const [never, measured] = bounds.map((finishes) => at(finishKeptBy({ finishes }, 80)))
  return `80 of 100 end by ${measured} if the durations were measured, by ${never} if they were never rehearsed.`
}

/** What the forecast comes to with durations that are known so well, while nobody has said how well. */
function outcomeText(
  { foreseen, limits, settings, isSpreadSaid, at }: Player,
  spread: SpreadSource,
) {
  const { forecast, bounds } = foreseen
  if (!forecast || !bounds || isSpreadSaid) return ''
  const known = { never: bounds[0], measured: bounds[1], [settings.spread]: forecast.finishes }
  const finishes = known[spread]
  if (!finishes) return ''
  const [limit] = limits
  return limit
    ? `, ${of100(chanceInside({ finishes }, limit.end))} of 100`
    : `, 80 of 100 by ${at(finishKeptBy({ finishes }, 80))}`
}

/** What the forecast needs and the file doesn't say, asked where its answer shows. */
function Unanswered({ player }: { player: Player }) {
  const { own, course, limits, hasWindow, settings, isSpreadSaid } = player
  // A question stays where it was answered, so that the answer can be changed and keeps the focus.
  const [asks] = useState({ window: hasWindow && limits.length === 0, spread: !isSpreadSaid })
  if (!asks.window && !asks.spread) return null
  return (
    <div className="player-asks flex flex-wrap gap-x-5 gap-y-3 mt-3 no-print">
      {asks.window && (
        <WindowField
          t0={own.t0}
          finish={course.plannedFinish}
          end={limits[0]?.end}
          onEnd={(end) => player.setLimits([{ name: 'window', end }])}
        />
      )}
      {asks.spread && (
        <SpreadField
          runbook={own}
          spread={isSpreadSaid ? settings.spread : undefined}
          onSpread={(spread) => player.setSettings({ ...settings, spread })}
          outcomeOf={(spread) => outcomeText(player, spread)}
        />
      )}
    </div>
  )
}
