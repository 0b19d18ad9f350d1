import { memo } from 'react'
import type { Forecast } from '@cuewright/runbook/forecast'
import { called } from '@cuewright/runbook/findings'
import type { TaskTimes } from '@cuewright/runbook/model'
import { ShareOf100 } from '../board/share.tsx'
import { FigureTable } from '../figure-table.tsx'

const listed = 5

type Props = {
  forecast: Forecast
  tasks: readonly TaskTimes[]
  onShow: (task: string) => void
}

/** How much earlier the finish is on average if the task is one minute shorter. */
function secondsText(decisive: number) {
  const seconds = Math.round(decisive * 60)
  return seconds === 60 ? '1 min' : `${seconds} s`
}

/** The tasks at which a saved minute moves the finish most. */
export const DecisiveTasks = memo(function DecisiveTasks({ forecast, tasks, onShow }: Props) {
  const byId = new Map(tasks.map((times) => [times.task.id, times]))
  const best = forecast.tasks
    .filter(({ id, decisive }) => decisive > 0 && (byId.get(id)?.task.duration ?? 0) > 0)
    .toSorted((a, b) => b.decisive - a.decisive)
    .slice(0, listed)
  if (new Set(best.map(({ decisive }) => secondsText(decisive))).size < 2) return null
  const withFloat = best.map(({ id }) => byId.get(id)!).find(({ float }) => float > 0)
  return (
    <div>
      <FigureTable
        caption="Where one minute saved moves the finish most"
        heads={['Task', 'Finish earlier by', 'Critical, % of runs']}
        rows={best.map(({ id, critical, decisive }) => ({
          id,
          cells: [
            <button key="task" type="button" className="link" onClick={() => onShow(id)}>
              {id} {byId.get(id)?.task.name}
            </button>,
            secondsText(decisive),
            <ShareOf100 key="critical" share={critical} />,
          ],
        }))}
      />
      {withFloat && (
        <p className="pt-2 edge-t-rule text-data text-ink-2">
          {called(withFloat.task)} has float, time to spare in the plan, and still often decides the
          finish.
        </p>
      )}
    </div>
  )
})
