import { GroupLane } from './group-row.tsx'
import type { Row } from './rows.ts'

type Props = {
  readonly rows: readonly Row[]
  readonly minute: number | null
  readonly end: number
}

/** A phone's chart: every group as its tasks, without a word; the list below has those. */
export function Overview({ rows, minute, end }: Props) {
  const groups = rows.filter((row) => row.kind === 'group' && row.depth === 0)
  return (
    <div className="player-overview" aria-hidden>
      {groups.map((row) => (
        <div key={row.id}>
          <GroupLane
            row={{ ...(row as Row & { kind: 'group' }), isOpen: false }}
            minute={minute}
            end={end}
          />
        </div>
      ))}
    </div>
  )
}
