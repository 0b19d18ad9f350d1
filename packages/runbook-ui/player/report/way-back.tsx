import type { ReactNode } from 'react'
import { duration } from '@cuewright/runbook/words'
import { chanceToBackOut, chanceOf100, type Forecast } from '@cuewright/runbook/forecast'
import { courseOf, isChange } from '@cuewright/runbook/model'
import { useForecast, useInputs, usePlan, useRun } from '../state/state.tsx'
import { Field, OptionList } from '../fields.tsx'
import { ReportHeading } from './parts.tsx'

type Props = { onBackout: (marked: string) => void }

/** How to turn back, and by when. Some kinds of event have no way back, and only a change has a last call. */
export function WayBack({ onBackout }: Props) {
  const { run, course } = useRun()
  const { runbook, wayBack } = usePlan()
  const { windowEnd } = useInputs()
  const { forecast, lacking } = useForecast()
  if (!wayBack) return null
  if (!isChange(runbook.kind)) {
    const takes = courseOf(run.runbook, run.delays, course.finish).finish - course.finish
    return (
      <section>
        <ReportHeading>{wayBack.act}</ReportHeading>
        <Figure>{duration(takes)}</Figure>
        <Text>
          At planned durations it takes this long at most. With no window, there’s no last call.
        </Text>
      </section>
    )
  }
  return (
    <section>
      <ReportHeading note="the way back">Last call for the backout</ReportHeading>
      {runbook.backout.length === 0 ? (
        <MarkBackout onBackout={onBackout} />
      ) : windowEnd === undefined ? (
        <Text>Enter the end of your window above to see the last minute to call the backout.</Text>
      ) : lacking !== null ? (
        <Text>{lacking}</Text>
      ) : (
        forecast && <LastCall forecast={forecast} windowEnd={windowEnd} />
      )}
    </section>
  )
}

function Text({ children }: { children: ReactNode }) {
  return <p className="text-small text-ink-2">{children}</p>
}

function LastCall({ forecast, windowEnd }: { forecast: Forecast; windowEnd: number }) {
  const { run, course } = useRun()
  const { at } = usePlan()
  const { lastCall: call } = useForecast()
  const gateAt = course.noReturn?.decidedAt
  const backAt = call === null ? null : courseOf(run.runbook, run.delays, call).finish
  return (
    <>
      <Figure>{call === null ? 'None' : at(call)}</Figure>
      <Text>
        {call === null || backAt === null
          ? 'From now on, a backout ends inside the window in fewer than 95 of 100 runs.'
          : `Called by then, the backout still ends inside the window in 95 of 100 runs. At planned durations it takes ${duration(backAt - call)}.`}
        {gateAt !== undefined &&
          gateAt > (call ?? -1) &&
          ` The point of no return is later, at ${at(gateAt)}: a backout called then ends inside the window in ${chanceOf100(chanceToBackOut(forecast, gateAt))} of 100 runs.`}
      </Text>
      {call !== null && backAt !== null && <Ruler {...{ call, backAt, windowEnd }} />}
    </>
  )
}

function Figure({ children }: { children: string }) {
  return (
    <p
      className="player-figure mb-1.5 text-title narrow fw-520 leading-none"
      data-testid="player-last-call"
    >
      {children}
    </p>
  )
}

type RulerProps = { call: number; backAt: number; windowEnd: number }

function Ruler({ call, backAt, windowEnd }: RulerProps) {
  const { at } = usePlan()
  const minute = useRun().minute ?? 0
  const left = call - minute
  return (
    <div
      className="player-ruler relative h-16 mt-3.5 mb-5.5 edge-b-transparent text-data text-ink-2"
      style={{ '--end': windowEnd * 1.06 }}
      aria-hidden
    >
      <i
        className="player-ruler-back top-6 h-3.5 edge-dashed-ink-2"
        style={{ '--from': call, '--to': backAt }}
      />
      <i
        className="top-2.5 h-8.5 edge-l-4-now [outline:1px_solid_var(--ink)]"
        style={{ '--from': minute }}
      />
      <i className="top-2.5 h-8.5 edge-l-2-late" style={{ '--from': call }} />
      <i className="top-2.5 h-8.5 edge-l-2-ink" style={{ '--from': windowEnd }} />
      {left > 0 && (
        <span
          className="top-3.5 whitespace-nowrap centred"
          style={{ '--from': (minute + call) / 2 }}
        >
          {duration(left)} to decide
        </span>
      )}
      <b className="top-11.5 fw-400 whitespace-nowrap centred" style={{ '--from': call }}>
        {at(call)}
      </b>
      <b className="top-11.5 fw-400 whitespace-nowrap centred" style={{ '--from': windowEnd }}>
        {at(windowEnd)}
      </b>
    </div>
  )
}

function MarkBackout({ onBackout }: Props) {
  const { groups, tasks } = usePlan().runbook
  // Without groups, offer the last tasks.
  const options =
    groups.length > 0
      ? groups.map(({ id, name }) => ({ value: id, text: name }))
      : tasks
          .slice(1)
          .slice(-200)
          .map(({ id, name }) => ({ value: id, text: `${id} ${name}` }))
  return (
    <>
      <Text>Choose the tasks of the backout to see the last minute to call it.</Text>
      <div className="no-print">
        <Field label={groups.length > 0 ? 'The backout is' : 'The backout begins with'}>
          <select value="" onChange={(event) => onBackout(event.target.value)}>
            <option value="">{groups.length > 0 ? 'no group yet' : 'no task yet'}</option>
            <OptionList options={options} />
          </select>
        </Field>
      </div>
    </>
  )
}
