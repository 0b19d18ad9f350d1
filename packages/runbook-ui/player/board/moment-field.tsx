import { clockTime } from '@cuewright/runbook/words'
import { Field } from '../fields.tsx'
import { minutesOf } from '../times.ts'

const day = 24 * 60

export const windowLabel = 'Window ends'

type MomentProps = {
  label: string
  /** Minutes from T0; undefined if it is unknown. */
  end: number | undefined
  onEnd: (minute: number) => void
  /** The wall clock at T0 and the plan's finish in minutes. Without them the field asks for hours. */
  t0?: string | null
  finish?: number
}

/** Asks for a time of day if the run fits into a day, otherwise for hours after T0. */
export function MomentField(props: MomentProps) {
  const { label, end, onEnd, t0 = null, finish = 0 } = props
  if (t0 !== null && Math.max(finish, end ?? 0) <= day)
    return (
      <Field label={label}>
        <input
          type="time"
          value={end === undefined ? '' : clockTime(t0, end)}
          onChange={({ target }) => {
            if (target.value === '') return
            const from = minutesOf(target.value) - minutesOf(t0)
            onEnd(from > 0 ? from : from + day)
          }}
        />
      </Field>
    )
  return (
    <Field label={`${label}, hours after T0`}>
      <input
        type="number"
        min={0.25}
        max={24 * 366}
        step={0.25}
        value={end === undefined ? '' : Math.round(end / 0.6) / 100}
        onChange={({ target }) => {
          if (target.value !== '' && target.valueAsNumber > 0)
            onEnd(Math.round(target.valueAsNumber * 60))
        }}
      />
    </Field>
  )
}
