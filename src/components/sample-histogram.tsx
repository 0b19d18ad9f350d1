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

// The sample goes through the same reader as a visitor's file. The build fails if the sample cannot be read.
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
/** The height of the highest column in the drawing's own units. */
const highestColumn = 100

const bins = binsOf(forecast, step)
const [from, to] = [bins[0]!.from, bins.at(-1)!.to]
const highest = Math.max(...bins.map(({ runs }) => runs))
const hours = Array.from({ length: Math.ceil(to / 60) }, (_, hour) => hour * 60)

/** The player's sample and its forecast, computed at build. */
export const sampleForecast = {
  tasks: tasks.length + backout.length,
  runs: settings.runs,
  chance: chanceOf100(chanceInside(forecast, windowEnd)),
}

function columns(shown: typeof bins) {
  return shown
    .map((bin) => {
      const top = highestColumn - Math.round((bin.runs / highest) * highestColumn)
      return `M${bin.from - from + 0.5} ${highestColumn}V${top}h${step - 1}V${highestColumn}`
    })
    .join('')
}

function left(minute: number) {
  return { left: `${(100 * (minute - from)) / (to - from)}%` }
}

/** How many of its runs finish when, in columns: filled inside the window, outlined after it. */
export function SampleHistogram({ height }: { height: string }) {
  const { t0: start, windowEnd: end } = times
  return (
    <div className="relative pt-6" aria-hidden>
      <svg
        className={`block w-full ${height} edge-b-on-bottle-2`}
        viewBox={`0 0 ${to - from} ${highestColumn}`}
        preserveAspectRatio="none"
      >
        <path className="fill-on-bottle-2" d={columns(bins.filter((bin) => bin.from < end))} />
        <path
          className="fill-none stroke-late-d constant-stroke"
          d={columns(bins.filter((bin) => bin.from >= end))}
        />
      </svg>
      <span
        className="absolute top-0 bottom-5.5 edge-l-2-on-bottle pl-1.5 text-data leading-none"
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
