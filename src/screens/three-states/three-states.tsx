import { duration } from '@cuewright/runbook/words'
import { stateWord } from '@cuewright/runbook-ui/bars'
import { at, previewRun } from '../../events/event-times.ts'
import { listed } from '../../lib/in-words.ts'
import { finishes, threeStates } from './states.ts'

const shown = { '--start': 12, '--end': 210 }
const hours = [60, 90, 120, 150, 180]
/** Minutes from which a bar has room for its name. */
const roomy = 25

const ranOver = threeStates.filter(({ over }) => over > 0)
const late = threeStates.filter(({ live }) => live.state === 'late')

type Step = { name: string; when: string; text: string }

/** The three texts switch the chart; they are radio buttons, so no script is needed. */
export function ThreeStates({ steps }: { steps: readonly [Step, Step, Step] }) {
  return (
    <div className="states">
      <div role="radiogroup" aria-label="One chart in three states">
        <ol className="grid gap-3.5 sm:gap-6 sm:grid-cols-3 mt-8 mb-6 list-none">
          {steps.map((step, i) => (
            <StepSwitch key={step.name} {...step} i={i} />
          ))}
        </ol>
      </div>
      <div
        className="states-chart relative overflow-hidden bg-paper text-data leading-none"
        style={shown}
        aria-hidden
      >
        <p className="states-axis h-9 mb-2 edge-b-rule pl-3.5 text-ink-3 leading-9">
          {steps.map(({ when }, i) => (
            <b className="relative z-1 fw-600" key={when} data-in={i}>
              {when}
            </b>
          ))}
          {hours.map((minute) => (
            <span
              key={minute}
              className="w-0 h-105 [text-indent:8px] whitespace-nowrap"
              style={{ '--from': minute }}
            >
              {at(minute)}
            </span>
          ))}
        </p>
        {threeStates.map((row) => (
          <Row key={row.id} row={row} />
        ))}
        <span
          className="states-now z-1 top-9 bottom-0 w-1 [translate:-2px_0] edge-x-ink bg-now"
          data-in="2"
          style={{ '--from': previewRun.minute }}
        >
          <b className="absolute bottom-[calc(100%_+_5px)] left-50% centred px-1.75 py-1.25 edge-ink rounded-bar bg-now fw-600">
            {at(previewRun.minute)}
          </b>
        </span>
        <p className="states-finish bg-paper text-ink-2 text-small">
          Finish
          {finishes.map(({ time, word }, i) => (
            <b className="mt-2 text-ink text-title fw-540 narrow" key={word} data-in={i}>
              {time} <small className="text-small tracking-normal fw-600 narrow">{word}</small>
            </b>
          ))}
        </p>
      </div>
    </div>
  )
}

function StepSwitch({ name, text, i }: Step & { i: number }) {
  return (
    <li className="states-step relative pt-3.75 edge-t-rule-strong text-ink-2 text-small">
      <input
        className="absolute opacity-0"
        type="radio"
        name="state"
        id={`state-${i}`}
        defaultChecked={i === 1}
        aria-describedby={`state-${i}-text`}
      />
      <h3 className="mb-1 text-ink">
        <label htmlFor={`state-${i}`}>{name}</label>
      </h3>
      <p id={`state-${i}-text`}>{text}</p>
      <p className="sr-only">{inWords[i]}</p>
    </li>
  )
}

function Row({ row }: { row: (typeof threeStates)[number] }) {
  const { name, owner, planned, rehearsed, live, isCritical, isGate, measured } = row
  const isShort = planned.finish - planned.start < roomy
  // The line of the clock would cross a name inside the bar.
  const isCrossed = live.start < previewRun.minute && previewRun.minute < live.finish
  return (
    <div
      className="states-row relative h-11.5"
      data-critical={isCritical || undefined}
      data-short={isShort || undefined}
      data-crossed={isCrossed || undefined}
      style={{ '--live-from': live.start, '--live-to': live.finish }}
    >
      <span
        className={isGate ? 'task-bar states-bar states-gate' : 'task-bar states-bar'}
        data-state={live.state}
        style={span(planned)}
      />
      <span className="states-name z-2 leading-3.5 whitespace-nowrap" style={span(planned)}>
        {name}
        <em className="text-ink-3 not-italic">{owner}</em>
        {live.state === 'late' && (
          <strong className="text-late fw-600" data-in="2">
            {stateWord(live)}
          </strong>
        )}
      </span>
      <span
        className="task-bar states-bar states-actual border-dashed border-rehearse bg-rehearse-2 text-rehearse leading-4.25"
        data-in="1"
        style={span(rehearsed)}
      >
        <b className="absolute fw-600 whitespace-nowrap max-[1099px]:hidden">{measured}</b>
      </span>
    </div>
  )
}

function span({ start, finish }: { start: number; finish: number }) {
  return { '--from': start, '--to': finish }
}

/** What each state shows, for screen readers. */
const inWords = [
  `${threeStates.length} tasks from ${at(threeStates[0]!.planned.start)} to ${at(threeStates.at(-1)!.planned.finish)}`,
  `Longer than planned, of these ${threeStates.length} tasks: ${listed(ranOver.map(({ name, over }) => `${name} by ${duration(over)}`))}`,
  `At ${at(previewRun.minute)}, ${listed(late.map(({ name, live }) => `${name} is forecast ${duration(live.behind)} late`))}`,
].map((shows, i) => `${shows}. Finish ${finishes[i]!.time}, ${finishes[i]!.word}.`)
