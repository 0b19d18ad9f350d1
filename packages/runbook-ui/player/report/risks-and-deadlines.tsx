import { duration } from '@cuewright/runbook/words'
import { chanceInside, finishKeptBy, chanceOf100 } from '@cuewright/runbook/forecast'
import { called } from '@cuewright/runbook/findings'
import type { Deadline, Risk } from '@cuewright/runbook/schema'
import { assumptionText } from '../board/spread-field.tsx'
import { useForecast, useInputs, usePlan } from '../state/state.tsx'
import { changedText } from './changed-figures.ts'
import { ReportHeading, ReportLine } from './parts.tsx'

const listed = 100

/** The risks that the file's column states, and what they do to the forecast. */
export function Risks({ risks }: { risks: readonly Risk[] }) {
  const { tasks, backout } = usePlan().runbook
  const names = new Map([...tasks, ...backout].map((task) => [task.id, called(task)]))
  return (
    <Section
      heading="Risks"
      effect={useRiskEffect(risks)}
      lines={risks.map(({ task, what, percent, minutes }) => ({
        text: `${what}: ${percent}%, +${duration(minutes)}`,
        of: names.get(task),
      }))}
    />
  )
}

/** The deadlines that the file's column states, and the chance of meeting each. */
export function Deadlines({ deadlines }: { deadlines: readonly Deadline[] }) {
  const { runbook, at } = usePlan()
  const { forecast, isShown } = useForecast()
  const inputs = useInputs()
  const names = new Map(runbook.tasks.map((task) => [task.id, called(task)]))
  return (
    <Section
      heading="Deadlines"
      effect={`The chance of meeting each${assumptionText(inputs)}.`}
      lines={deadlines.map(({ task, by }, place) => {
        const kept = isShown ? forecast?.deadlines[place]?.kept : undefined
        const chance = kept === undefined ? '' : `: in ${chanceOf100(kept)} of 100 runs`
        return { text: `${names.get(task)} by ${at(by)}${chance}` }
      })}
    />
  )
}

type Props = {
  heading: string
  /** What they do to the forecast. */
  effect: string
  lines: readonly { text: string; of?: string | undefined }[]
}

function Section({ heading, effect, lines }: Props) {
  if (lines.length === 0) return null
  return (
    <section className="min-w-0" aria-label={heading}>
      <ReportHeading>{heading}</ReportHeading>
      <p role="status" className="pb-2.25 text-small text-ink-2">
        {effect}
      </p>
      <ul className="list-none">
        {lines.slice(0, listed).map(({ text, of }, place) => (
          // Two lines may be equal, so only the index tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <ReportLine key={place} columns="">
            {text}
            {of !== undefined && <small className="block text-data text-ink-2">{of}</small>}
          </ReportLine>
        ))}
      </ul>
      {lines.length > listed && <p>Only the first {listed} are listed.</p>}
    </section>
  )
}

/** The forecast without the risks and with them. */
function useRiskEffect(risks: readonly Risk[]): string {
  const inputs = useInputs()
  const { at } = usePlan()
  const { forecast, isShown } = useForecast()
  const [limit] = inputs.limits
  const them = risks.length === 1 ? 'it' : 'them'
  if (!isShown || !forecast?.withoutRisks) return `The forecast includes ${them}.`
  const all = [{ finishes: forecast.withoutRisks }, forecast] as const
  const [from, to] = all.map((runs) => limit && chanceOf100(chanceInside(runs, limit.end)))
  const [early, late] = all.map((runs) => at(finishKeptBy(runs, 80)))
  const change = changedText(
    [
      ['chance', from, to, ' of 100'],
      ['80 of 100 runs', `by ${early}`, `by ${late}`],
    ],
    'the same figures',
  )
  return `Without ${them} and with ${them}: ${change}${assumptionText(inputs)}.`
}
