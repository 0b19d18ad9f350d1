import { clockTime } from '../../lib/clock.ts'
import { defaultSettings } from '../../runbook/forecast/default-settings.ts'
import { binsOf, chanceInside, of100 } from '../../runbook/forecast/figures.ts'
import { forecastOf } from '../../runbook/forecast/simulate.ts'
import { openRunbook } from '../../runbook/open.ts'
import csv from '../../runbook/samples/payments-move.csv?raw'
import { sampleSource } from '../../runbook/samples/sample.ts'

// Read as a visitor's file is: whatever the reader cannot make of it ends the build.
const read = (await openRunbook(sampleSource(new TextEncoder().encode(csv))))()
if (!read.ok) throw new Error(`The sample cannot be read: ${read.sentence}`)
const { runbook } = read

/** Minutes that a column of the drawing stands for. */
const step = 6
const height = 100

type Props = { tryIt: string; sample: string }

/** What playing a runbook comes to, shown with the sample’s own forecast: the player says the same. */
export function SampleForecast({ tryIt, sample }: Props) {
  const { t0, windowEnd, tasks, backout } = runbook
  if (t0 === null || windowEnd === null) throw new Error('The sample has no times')
  const settings = defaultSettings(runbook)
  const question = { runbook: { tasks, backout, windowEnd }, settings, delays: [], minute: null }
  const forecast = forecastOf(question)
  const bins = binsOf(forecast, step)
  const [from, to] = [bins[0]!.from, bins.at(-1)!.to]
  const highest = Math.max(...bins.map(({ runs }) => runs))

  function columns(isInside: boolean, end: number) {
    return bins
      .filter((bin) => bin.from < end === isInside)
      .map((bin) => {
        const top = height - Math.round((bin.runs / highest) * height)
        return `M${bin.from - from + 0.5} ${height}V${top}h${step - 1}V${height}`
      })
      .join('')
  }

  function left(minute: number) {
    return { left: `${(100 * (minute - from)) / (to - from)}%` }
  }

  const hours = Array.from({ length: Math.ceil(to / 60) }, (_, hour) => hour * 60)
  return (
    <figure className="on-dark rounded-win px-6 pt-5 pb-5">
      <p className="text-item fw-560 text-balance">
        In {of100(chanceInside(forecast, windowEnd))} of 100 runs the sample finishes inside its
        window.
      </p>
      <div className="relative mt-3 pt-6" aria-hidden>
        <svg
          className="block w-full h-22 edge-b-on-bottle-2"
          viewBox={`0 0 ${to - from} ${height}`}
          preserveAspectRatio="none"
        >
          <path className="fill-on-bottle-2" d={columns(true, windowEnd)} />
          <path className="fill-none stroke-late-d constant-stroke" d={columns(false, windowEnd)} />
        </svg>
        <span
          className="absolute top-0 bottom-5.5 edge-l-2-on-bottle pl-1.5 text-data leading-none whitespace-nowrap"
          style={left(windowEnd)}
        >
          window ends {clockTime(t0, windowEnd)}
        </span>
        <p className="relative h-5.5 text-data text-on-bottle-2">
          {hours
            .filter((minute) => minute > from + 10)
            .map((minute) => (
              <span
                key={minute}
                className="absolute bottom-0 -translate-x-1/2"
                style={left(minute)}
              >
                {clockTime(t0, minute)}
              </span>
            ))}
        </p>
      </div>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 justify-between items-center mt-4 text-small">
        <a href="#runbook-player:sample" className="text-on-bottle underline underline-offset-3">
          {tryIt}
        </a>
        <span className="sample-dark">
          {sample}: {tasks.length + backout.length} tasks, {settings.runs.toLocaleString('en-GB')}{' '}
          simulated runs
        </span>
      </figcaption>
    </figure>
  )
}
