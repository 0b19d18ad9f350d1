import { clockTime } from '@cuewright/runbook/words'
import {
  defaultSettings,
  binsOf,
  chanceInside,
  chanceOf100,
  forecastOf,
} from '@cuewright/runbook/forecast'
import { peopleIn } from '@cuewright/runbook/model'
import { openRunbook } from '@cuewright/runbook/open'
import csv from '@cuewright/runbook/sample.csv?raw'
import { sampleFile, withSampleInputs } from '@cuewright/runbook/sample'

// Goes through the same reader as a visitor's file. The build fails if the sample cannot be read.
const read = await openRunbook(sampleFile(new TextEncoder().encode(csv)))
if (!read.ok) throw new Error(`The sample cannot be read: ${read.sentence}`)
const { runbook } = withSampleInputs(read)
const { t0, windowEnd, tasks, backout } = runbook
if (t0 === null || windowEnd === null) throw new Error('The sample has no times')
const times = { t0, windowEnd }
const settings = defaultSettings(runbook)
const forecast = forecastOf({
  runbook: { tasks, backout, windowEnd },
  settings,
  people: peopleIn(runbook),
  delays: [],
  minute: null,
})

/** Minutes per column. */
const step = 6
const height = 100

const bins = binsOf(forecast, step)
const [from, to] = [bins[0]!.from, bins.at(-1)!.to]
const highest = Math.max(...bins.map(({ runs }) => runs))
const hours = Array.from({ length: Math.ceil(to / 60) }, (_, hour) => hour * 60)

/** The forecast of the player's sample, computed at build; the player shows the same numbers. */
export function SampleForecast({ tryIt, sample }: { tryIt: string; sample: string }) {
  return (
    <figure className="on-dark rounded-bar px-6 pt-5 pb-5">
      <p className="text-item fw-560 text-balance">
        The sample finishes in its window in {chanceOf100(chanceInside(forecast, times.windowEnd))}{' '}
        of 100 runs.
      </p>
      <Histogram {...times} />
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

function columns(shown: typeof bins) {
  return shown
    .map((bin) => {
      const top = height - Math.round((bin.runs / highest) * height)
      return `M${bin.from - from + 0.5} ${height}V${top}h${step - 1}V${height}`
    })
    .join('')
}

function left(minute: number) {
  return { left: `${(100 * (minute - from)) / (to - from)}%` }
}

/** How many runs finish when, in columns: filled inside the window, outlined after it. */
function Histogram({ t0: start, windowEnd: end }: typeof times) {
  return (
    <div className="relative mt-3 pt-6" aria-hidden>
      <svg
        className="block w-full h-22 edge-b-on-bottle-2"
        viewBox={`0 0 ${to - from} ${height}`}
        preserveAspectRatio="none"
      >
        <path className="fill-on-bottle-2" d={columns(bins.filter((bin) => bin.from < end))} />
        <path
          className="fill-none stroke-late-d constant-stroke"
          d={columns(bins.filter((bin) => bin.from >= end))}
        />
      </svg>
      <span
        className="absolute top-0 bottom-5.5 edge-l-2-on-bottle pl-1.5 text-data leading-none whitespace-nowrap"
        style={left(end)}
      >
        window ends {clockTime(start, end)}
      </span>
      <p className="relative h-5.5 text-data text-on-bottle-2">
        {hours
          .filter((minute) => minute > from + 10)
          .map((minute) => (
            <span key={minute} className="absolute bottom-0 -translate-x-1/2" style={left(minute)}>
              {clockTime(start, minute)}
            </span>
          ))}
      </p>
    </div>
  )
}
