import type { ComponentProps } from 'react'
import { duration } from '../../../../lib/clock.ts'
import { chanceInside, finishKeptBy, of100 } from '#runbook/forecast'
import { called } from '#runbook/findings'
import { furthest } from '#runbook/model'
import { Field } from '../../fields.tsx'
import { changesText } from '../moved.ts'
import { supposedText } from '../settings.tsx'
import { allOf } from '../../state/inputs.ts'
import { useForecast, useInputs, usePlan } from '../../state/state.tsx'
import { ExpectedList, textIn } from './list.tsx'

export function Risks() {
  const { own } = usePlan()
  const { risks, setRisks } = useInputs()
  const tasks = allOf(own)

  function add(task: string, form: FormData) {
    const [percent, minutes] = ['percent', 'minutes'].map((name) => Number(textIn(form, name)))
    const risk = { task, what: textIn(form, 'what'), percent: percent!, minutes: minutes! }
    setRisks([...risks, risk])
  }

  return (
    <ExpectedList
      one="risk"
      lines={risks.map(({ task, what, percent, minutes }) => ({
        text: `${what}: ${percent}%, +${duration(minutes)}`,
        of: called(tasks.find(({ id }) => id === task)!),
        name: what,
      }))}
      outcome={<Outcome />}
      unknown="No task has this number or name."
      onAdd={add}
      onRemove={(place) => setRisks(risks.toSpliced(place, 1))}
      {...{ tasks }}
    >
      <Input label="What could happen" name="what" maxLength={200} autoComplete="off" />
      <Input label="Chance, %" name="percent" type="number" min={0.1} max={100} step={0.1} />
      <Input label="Minutes it adds" name="minutes" type="number" min={1} max={furthest} />
    </ExpectedList>
  )
}

function Input({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <Field label={label}>
      <input className="w-full" required {...input} />
    </Field>
  )
}

/** The forecast without the risks and with them. */
function Outcome() {
  const inputs = useInputs()
  const { at } = usePlan()
  const { forecast, isTold } = useForecast()
  const { risks, limits } = inputs
  const [limit] = limits
  if (risks.length === 0)
    return 'Add what could go wrong: the task, the chance and the minutes it costs. The forecast includes it.'
  const them = risks.length === 1 ? 'it' : 'them'
  if (!isTold || !forecast?.withoutRisks) return `The forecast includes ${them}.`
  const all = [{ finishes: forecast.withoutRisks }, forecast] as const
  const [from, to] = all.map((runs) => limit && of100(chanceInside(runs, limit.end)))
  const [early, late] = all.map((runs) => at(finishKeptBy(runs, 80)))
  const change = changesText(
    [
      ['chance', from, to, ' of 100'],
      ['80 of 100 runs', `by ${early}`, `by ${late}`],
    ],
    'the same figures',
  )
  return `Without ${them} and with ${them}: ${change}${supposedText(inputs)}.`
}
