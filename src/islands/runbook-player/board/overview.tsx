import type { ReactNode } from 'react'
import { GroupLane } from './group-row.tsx'
import type { BoardRow } from './board-rows.ts'

type Props = {
  rows: readonly BoardRow[]
  minute: number | null
  end: number
  owner: string
  /** The axis above, and the lines through everything. */
  children: ReactNode
}

/**
 * The chart on phones and on paper: the tasks of every group without words, which are in a list.
 */
export function Overview({ rows, minute, end, owner, children }: Props) {
  const groups = rows.filter((row) => row.kind === 'group' && row.depth === 0)
  return (
    <div className="player-overview relative pt-0.5 lt-md:mb-11.5" aria-hidden>
      {children}
      {groups.map((row) => (
        <div key={row.id} className="relative h-4.5 edge-b-bottle-2">
          <GroupLane
            row={{ ...(row as BoardRow & { kind: 'group' }), isOpen: false }}
            {...{ minute, end, owner }}
          />
        </div>
      ))}
    </div>
  )
}
