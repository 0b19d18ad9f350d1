import { memo } from 'react'
import type { Limit } from '@cuewright/runbook/schema'
import { capitalised, clockTime } from '@cuewright/runbook/words'
import { binsOf, finishKeptBy, type Forecast } from '@cuewright/runbook/forecast'
import { FigureTable } from '../figure-table.tsx'
import { type TimeText, binStep, limitText, scaleMarks } from '../times.ts'

const mostBins = 48
const percentiles = [50, 80, 95] as const
/** The heights of the lines. Each is taller than those before it, so that no line crosses a label. */
const tiers = { 50: 'h-27', 80: 'h-31.5', 95: 'h-36' } as const

/** Labels nearer to an end than this part of the axis are left out: centred on their time, they would leave the page. */
const labelMargin = 0.12

type Props = {
  forecast: Forecast
  limits: readonly Limit[]
  end: number
  /** The time of day at T0; null in a plan without start times. */
  t0: string | null
  at: TimeText
  /** On phones the histogram has its own axis and the whole width: the chart's scale would crush it. */
  hasOwnAxis: boolean
}

/** The finishes of the runs as a histogram, on the time axis of the chart below or on its own. */
export const Distribution = memo(function Distribution(props: Props) {
  const { forecast, limits, t0, at, hasOwnAxis } = props
  const { finishes } = forecast
  const [limit] = limits
  const late = limit?.end ?? Infinity
  // One run in 200 may be very long; including those would flatten the chart.
  const [least, most] = [finishes[0] ?? 0, finishes[Math.floor(finishes.length * 0.995)] ?? 0]
  const step = binStep(Math.max(most - least, 1), mostBins)
  const bins = binsOf(forecast, step).filter(({ from }) => from < props.end)
  const zero = hasOwnAxis ? (bins[0]?.from ?? 0) : 0
  const end = hasOwnAxis ? (bins.at(-1)?.to ?? props.end) : props.end
  const highest = Math.max(...bins.map(({ runs }) => runs))

  function mark(finish: number, look: string, words: string) {
    const from = Math.min(finish, end) - zero
    // On its own axis, a label near the beginning has no room at the left of its line.
    const opensRight = hasOwnAxis && from < (end - zero) * 0.3
    return <Mark key={words} {...{ from, look, words, opensRight }} />
  }

  return (
    <div className="player-bins" style={hasOwnAxis ? { '--end': end - zero } : {}} aria-hidden>
      {bins.map(({ from, to, runs }) => (
        <i
          className="player-bin player-solid"
          data-late={from >= late || undefined}
          key={from}
          style={{
            '--from': from - zero,
            '--to': Math.min(to, end) - zero,
            '--high': runs / highest,
          }}
        />
      ))}
      {/* On the chart's axis the chart's own line goes up through the histogram. Labels lie over this one. */}
      {hasOwnAxis &&
        limit &&
        late > zero &&
        late < end &&
        mark(late, 'edge-l-2-on-bottle h-40.5', limitText(limit, at))}
      {percentiles.map((percentile) => {
        const finish = finishKeptBy(forecast, percentile)
        const words = `${percentile} of 100: ${at(finish)}`
        return mark(finish, `edge-l-dashed-on-bottle ${tiers[percentile]}`, words)
      })}
      {hasOwnAxis && <OwnAxis from={zero} to={end} t0={t0} at={at} />}
    </div>
  )
})

type MarkProps = { from: number; look: string; words: string; opensRight: boolean }

/** A line with its label beside it. */
function Mark({ from, look, words, opensRight }: MarkProps) {
  return (
    <span className={`player-mark bottom-0 ${look}`} style={{ '--from': from }}>
      <b
        className={`absolute top-0 bg-bottle text-data fw-400 leading-tight whitespace-nowrap ${opensRight ? 'left-1.25' : 'right-1.25'}`}
      >
        {words}
      </b>
    </span>
  )
}

type AxisProps = Pick<Props, 't0' | 'at'> & { from: number; to: number }

function OwnAxis({ from, to, t0, at }: AxisProps) {
  // Without a clock the times count from T0, as they would from a midnight.
  return scaleMarks(to - from, 4, clockTime(t0 ?? '00:00', from))
    .filter((mark) => Math.abs(mark / (to - from) - 0.5) <= 0.5 - labelMargin)
    .map((mark) => (
      <span
        key={mark}
        className="top-full leading-7.5 text-data text-on-bottle-2 whitespace-nowrap centred"
        style={{ '--from': mark }}
      >
        {at(from + mark)}
      </span>
    ))
}

export function FinishTable({ forecast, limits, at }: Pick<Props, 'forecast' | 'limits' | 'at'>) {
  return (
    <FigureTable
      caption="When the runs finish"
      heads={['Runs', 'Finish by', ...limits.map(({ name }) => capitalised(name))]}
      isOnBoard
      rows={percentiles.map((percentile) => {
        const finish = finishKeptBy(forecast, percentile)
        const compared = limits.map((limit) => (finish <= limit.end ? 'inside' : 'outside'))
        return { id: percentile, cells: [`${percentile} of 100`, at(finish), ...compared] }
      })}
    />
  )
}
