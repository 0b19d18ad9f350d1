import { Fragment, memo } from 'react'
import { type Forecast, of100 } from '#runbook/forecast'
import { called } from '#runbook/findings'
import type { TaskTimes } from '#runbook/model'
import { FigureTable } from '../figure-table.tsx'

const listed = 5

type Props = {
  forecast: Forecast
  views: readonly TaskTimes[]
  onShow: (task: string) => void
}

/** How much earlier the finish is on average if the task is one minute shorter. */
function secondsText(decisive: number) {
  const seconds = Math.round(decisive * 60)
  return seconds === 60 ? '1 min' : `${seconds} s`
}

/** The tasks whose minutes count most. */
export const Worth = memo(function Worth(props: Props) {
  const { forecast, views, onShow } = props
  const byId = new Map(views.map((view) => [view.task.id, view]))
  const best = forecast.tasks
    .filter(({ id, decisive }) => decisive > 0 && (byId.get(id)?.task.duration ?? 0) > 0)
    .toSorted((a, b) => b.decisive - a.decisive)
    .slice(0, listed)
  if (new Set(best.map(({ decisive }) => secondsText(decisive))).size < 2) return null
  const withFloat = best.map(({ id }) => byId.get(id)!).find(({ float }) => float > 0)
  return (
    <>
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
            <Fragment key="critical">
              <i
                className="player-solid inline-block w-[calc(var(--share)*40px)] h-1.25 mr-2 bg-current align-2px"
                style={{ '--share': critical }}
              />
              {of100(critical)}
            </Fragment>,
          ],
        }))}
      />
      {withFloat && (
        <p className="pt-2 edge-t-rule text-data text-ink-2">
          {called(withFloat.task)} has float in the plan, and still often decides the finish.
        </p>
      )}
    </>
  )
})
