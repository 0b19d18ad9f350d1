import type { ComponentProps, SubmitEvent } from 'react'
import { duration } from '../../../../lib/clock.ts'
import { chanceInside, finishKeptBy, of100 } from '#runbook/forecast'
import { called } from '#runbook/findings'
import { furthest } from '#runbook/model'
import { Changes } from '../moved.tsx'
import { supposedText } from '../settings.tsx'
import { useForecast, useInputs, usePlan } from '../../state/state.tsx'
import { ExpectedList } from './list.tsx'
import { TaskField, taskBy, textIn } from './task-field.tsx'

export function Risks() {
  const { own } = usePlan()
  const { risks, setRisks } = useInputs()
  const tasks = [...own.tasks, ...own.backout]

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const task = taskBy(textIn(form, 'task'), tasks)
    if (!task) return
    const [percent, minutes] = ['percent', 'minutes'].map((name) => Number(textIn(form, name)))
    const risk = { task: task.id, what: textIn(form, 'what'), percent: percent!, minutes: minutes! }
    setRisks([...risks, risk])
    form.reset()
  }

  return (
    <ExpectedList
      heading="Risks"
      lines={risks.map(({ task, what, percent, minutes }) => ({
        text: `${what}: ${percent}%, +${duration(minutes)}`,
        of: called(tasks.find(({ id }) => id === task)!),
        name: what,
      }))}
      onRemove={(place) => setRisks(risks.toSpliced(place, 1))}
      outcome={<Outcome />}
    >
      <form className="grid grid-cols-2 gap-x-5 gap-y-3 pt-3 edge-t-rule no-print" onSubmit={add}>
        <TaskField tasks={tasks} unknown="No task has this number or name." />
        <Field label="What may happen" name="what" maxLength={200} autoComplete="off" />
        <Field label="How often, %" name="percent" type="number" min={0.1} max={100} step={0.1} />
        <Field label="Adds, minutes" name="minutes" type="number" min={1} max={furthest} />
        <button type="submit" className="btn col-span-full justify-self-start">
          Add the risk
        </button>
      </form>
    </ExpectedList>
  )
}

function Field({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="player-field grid gap-1 min-w-0 text-data">
      {label}
      <input className="w-full" required {...input} />
    </label>
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
    return 'Say what may go wrong in a task, how often, and how many minutes it adds. The forecast counts it.'
  if (!isTold || !forecast?.withoutRisks)
    return `The forecast counts ${risks.length === 1 ? 'it' : 'them'}.`
  const all = [{ finishes: forecast.withoutRisks }, forecast] as const
  const [from, to] = all.map((runs) => limit && of100(chanceInside(runs, limit.end)))
  const [early, late] = all.map((runs) => at(finishKeptBy(runs, 80)))
  return (
    <>
      Without and with {risks.length === 1 ? 'it' : 'them'}:{' '}
      <Changes
        same="the same figures"
        pairs={[
          ['chance', from ?? null, to ?? null, ' of 100'],
          ['80 of 100 by', early!, late!, ''],
        ]}
      />
      {supposedText(inputs)}.
    </>
  )
}
