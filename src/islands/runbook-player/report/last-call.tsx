import { duration } from '../../../lib/clock.ts'
import { lastCallKeptBy } from '../../../runbook/forecast/figures.ts'
import type { Forecast } from '../../../runbook/forecast/simulate.ts'
import type { OwnRunbook } from '../../../runbook/model/own-runbook.ts'
import type { TimeText } from '../times.ts'
import { ReportHeading } from './heading.tsx'
import { OptionList } from '../option-list.tsx'

const kept = 95

type Props = {
  runbook: OwnRunbook
  forecast: Forecast | null
  windowEnd: number
  minute: number | null
  at: TimeText
  onBackout: (group: string) => void
}

/** The last minute to call the backout, or where to say which tasks it has. */
export function LastCall({ runbook, forecast, windowEnd, minute, at, onBackout }: Props) {
  const call = forecast && lastCallKeptBy(forecast, kept)
  return (
    <section>
      <ReportHeading>Last call for the backout</ReportHeading>
      {runbook.backout.length === 0 ? (
        <MarkBackout runbook={runbook} onBackout={onBackout} />
      ) : (
        forecast && (
          <>
            <p
              className="player-figure mb-1.5 text-title narrow fw-520 leading-none"
              data-testid="player-last-call"
            >
              {call === null ? 'None' : at(call)}
            </p>
            <p className="text-small text-ink-2">
              {call === null
                ? `There is no minute left at which the backout still ends inside the window in ${kept} of 100 runs.`
                : `Called by then, the backout still ends inside the window in ${kept} of 100 runs. It needs up to ${duration(windowEnd - call)}.`}
            </p>
            {call !== null && (
              <Ruler call={call} windowEnd={windowEnd} minute={minute ?? 0} at={at} />
            )}
          </>
        )
      )}
    </section>
  )
}

type RulerProps = Pick<Props, 'windowEnd' | 'at'> & {
  call: number
  minute: number
}

function Ruler({ call, windowEnd, minute, at }: RulerProps) {
  const left = call - minute
  return (
    <div
      className="player-ruler relative h-16 mt-3.5 mb-5.5 edge-b-transparent [background:linear-gradient(var(--rule-strong),var(--rule-strong))_0_40px/100%_1px_no-repeat] text-data text-ink-2"
      style={{ '--end': windowEnd * 1.06 }}
      aria-hidden
    >
      <i
        className="player-ruler-back top-6 h-3.5 edge-dashed-ink-2"
        style={{ '--from': call, '--to': windowEnd }}
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

function MarkBackout({ runbook, onBackout }: Pick<Props, 'runbook' | 'onBackout'>) {
  const { groups, tasks } = runbook
  // A way back that is not a group of its own is at the end.
  const options =
    groups.length > 0
      ? groups.map(({ id, name }) => ({ value: id, text: name }))
      : tasks
          .slice(1)
          .slice(-200)
          .map(({ id, name }) => ({ value: id, text: `${id} ${name}` }))
  return (
    <>
      <p className="text-small text-ink-2">
        No group in this runbook is marked as its backout. Choose the backout’s tasks, and the
        forecast shows the last minute to call it.
      </p>
      <label className="player-field grid gap-1 text-data no-print">
        {groups.length > 0 ? 'The backout is' : 'The backout begins with'}
        <select value="" onChange={(event) => onBackout(event.target.value)}>
          <option value="">{groups.length > 0 ? 'no group yet' : 'no task yet'}</option>
          <OptionList options={options} chosen="" />
        </select>
      </label>
    </>
  )
}
