import { useState } from 'react'
import type { Deadline } from '../../../../contracts/own-runbook.ts'
import { of100 } from '#runbook/forecast'
import { called } from '#runbook/findings'
import { MomentField, supposedText } from '../settings.tsx'
import type { ForecastState } from '../../state/forecast.ts'
import { useForecast, useInputs, usePlan, useRun } from '../../state/state.tsx'
import { ExpectedList } from './list.tsx'

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

  function add(task: string) {
    if (by === undefined) return
    setDeadlines([...deadlines, { task, by }])
    setBy(undefined)
  }

  return (
    <ExpectedList
      one="deadline"
      lines={deadlines.map((deadline) => {
        const name = nameOf(deadline)
        return { name, text: name + keptText(forecast, deadline) }
      })}
      outcome={
        deadlines.length === 0
          ? 'Give a task a deadline to see its chance of meeting it.'
          : `The chance of meeting each${supposedText(inputs)}.`
      }
      tasks={own.tasks}
      unknown="No task before the backout has this number or name."
      onAdd={add}
      onRemove={(place) => setDeadlines(deadlines.toSpliced(place, 1))}
    >
      <MomentField
        label="Done by"
        end={by}
        onEnd={setBy}
        t0={own.clockChange ? null : own.t0}
        finish={course.plannedFinish}
        isRequired
      />
    </ExpectedList>
  )
}

/** ': in 71 of 100 runs', or '' without a forecast. */
function keptText({ forecast, isTold }: ForecastState, { task, by }: Deadline): string {
  const found = forecast?.deadlines.find((each) => each.task === task && each.by === by)
  if (!isTold) return ''
  return found ? `: in ${of100(found.kept)} of 100 runs` : ': simulating…'
}
