import type { ReactNode } from 'react'
import { GroupLane } from './group-row.tsx'
import type { BoardRow } from './board-rows.ts'
import { useRun } from '../state/state.tsx'

type Props = {
  rows: readonly BoardRow[]
  end: number
  children: ReactNode
}

/** The chart on phones and on paper, without words. */
export function Overview({ rows, end, children }: Props) {
  const { minute } = useRun()
  const groups = rows.filter((row) => row.kind === 'group' && row.depth === 0)
  return (
    <div className="player-overview relative pt-0.5 lt-md:mb-11.5" aria-hidden>
      {children}
      {groups.map((row) => (
        <div key={row.id} className="relative h-4.5 edge-b-bottle-2">
          <GroupLane
            row={{ ...(row as BoardRow & { kind: 'group' }), isOpen: false }}
            {...{ minute, end }}
          />
        </div>
      ))}
    </div>
  )
}
