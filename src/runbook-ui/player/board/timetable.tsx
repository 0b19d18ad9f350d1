import type { ReactNode, RefCallback } from 'react'
import { usePrinting } from '../use-printing.ts'
import { Axis, Hours, Lines } from './axis.tsx'
import { Overview } from './overview.tsx'
import { RowsView, type RowsProps } from './rows-view.tsx'
import { useNarrow } from './use-rows-in-view.ts'

type Props = RowsProps & {
  /** The ref of the line of now. */
  line: RefCallback<Element>
  children: ReactNode
}

/** The chart of all rows on one axis. Phones have the axis in a small chart, and a list below it. */
export function Timetable({ line, children, ...chart }: Props) {
  const { rows, end } = chart
  const isNarrow = useNarrow()
  const isPrinting = usePrinting()
  const most = end > 24 * 60 ? 6 : 11
  const hours = <Hours most={isNarrow ? 4 : most} end={end} />
  const lines = <Lines line={line} />
  return (
    <>
      {(isNarrow || isPrinting) && (
        <Overview rows={rows} end={end}>
          <Axis most={4} end={end} />
          {isNarrow && hours}
          {isNarrow && lines}
        </Overview>
      )}
      <div className="player-chart relative print:hidden">
        {!isNarrow && hours}
        {!isNarrow && <Axis most={most} end={end} />}
        <RowsView {...chart} />
        {!isNarrow && lines}
        {children}
      </div>
    </>
  )
}
