import { duration } from '@cuewright/runbook/words'
import { at, previewRun } from '../../events/event-times.ts'
import { listed } from '../../lib/in-words.ts'
import { StatesChart } from './states-chart.tsx'
import { finishes, threeStates } from './states.ts'

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
      <StatesChart names={steps.map(({ when }) => when)} />
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

/** What each state shows, for screen readers. */
const inWords = [
  `${threeStates.length} tasks from ${at(threeStates[0]!.planned.start)} to ${at(threeStates.at(-1)!.planned.finish)}`,
  `Longer than planned, of these ${threeStates.length} tasks: ${listed(ranOver.map(({ name, over }) => `${name} by ${duration(over)}`))}`,
  `At ${at(previewRun.minute)}, ${listed(late.map(({ name, live }) => `${name} is forecast ${duration(live.behind)} late`))}`,
].map((shows, i) => `${shows}. Finish ${finishes[i]!.time}, ${finishes[i]!.word}.`)
