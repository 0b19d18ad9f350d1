import { useState, type SubmitEvent } from 'react'
import type { Deadline } from '../../../../contracts/own-runbook.ts'
import { of100 } from '#runbook/forecast'
import { called } from '#runbook/findings'
import { MomentField, supposedText } from '../settings.tsx'
import type { ForecastState } from '../../state/forecast.ts'
import { useForecast, useInputs, usePlan, useRun } from '../../state/state.tsx'
import { ExpectedList } from './list.tsx'
import { TaskField, taskBy, textIn } from './task-field.tsx'

export function Deadlines() {
  const { own, at } = usePlan()
  const { course } = useRun()
  const inputs = useInputs()
  const { deadlines, setDeadlines } = inputs
  const forecast = useForecast()
  const [by, setBy] = useState<number>()

  function nameOf({ task, by: minute }: Deadline) {
    return `${called(own.tasks.find(({ id }) => id === task)!)} by ${at(minute)}`
  }

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const task = taskBy(textIn(form, 'task'), own.tasks)
    if (!task || by === undefined) return
    setDeadlines([...deadlines, { task: task.id, by }])
    setBy(undefined)
    form.reset()
  }

  return (
    <ExpectedList
      heading="Deadlines"
      lines={deadlines.map((deadline) => {
        const name = nameOf(deadline)
        return { name, text: name + keptText(forecast, deadline) }
      })}
      onRemove={(place) => setDeadlines(deadlines.toSpliced(place, 1))}
      outcome={
        deadlines.length === 0
          ? 'Give a milestone, or any other task, its own deadline. Its chance then appears here.'
          : `How often each is kept${supposedText(inputs)}.`
      }
    >
      <form className="grid grid-cols-2 gap-x-5 gap-y-3 pt-3 edge-t-rule no-print" onSubmit={add}>
        <TaskField
          tasks={own.tasks}
          unknown="No task before the backout has this number or name."
        />
        <MomentField
          label="Done by"
          end={by}
          onEnd={setBy}
          t0={own.clockChange ? null : own.t0}
          finish={course.plannedFinish}
          isRequired
        />
        <button type="submit" className="btn col-span-full justify-self-start">
          Add the deadline
        </button>
      </form>
    </ExpectedList>
  )
}

/** ': in 71 of 100 runs'; nothing while there is nothing to forecast. */
function keptText({ forecast, isTold }: ForecastState, { task, by }: Deadline): string {
  const found = forecast?.deadlines.find((each) => each.task === task && each.by === by)
  if (!isTold) return ''
  return found ? `: in ${of100(found.kept)} of 100 runs` : ': counting…'
}
