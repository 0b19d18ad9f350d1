import { useRef, useState, type ReactNode } from 'react'
import { chanceInside, finishKeptBy, of100 } from '../../../runbook/forecast/figures.ts'
import type { SpreadSource } from '../../../runbook/forecast/spreads.ts'
import { chanceText, comparedWith } from '../../../runbook/model/event.ts'
import { knownUntil } from '../../../runbook/model/under-way.ts'
import type { Guess } from '../../../runbook/read/questions/choices.ts'
import { RowByRow } from '../report/reading.tsx'
import { SpreadField, WindowField } from '../report/settings.tsx'
import type { Player } from '../use-player.ts'

export const besideTheChart = 'max-w-[min(760px,62%)] lt-md:max-w-none print:max-w-none'

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

/** What the forecast comes to with durations that are known so well, until the visitor says how well they are. */
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
