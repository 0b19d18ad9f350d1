import { of100 } from '@cuewright/runbook/forecast'

/** A share as a bar and as a number out of 100. */
export function ShareOf100({ share }: { share: number }) {
  return (
    <>
      <i
        className="player-solid inline-block w-[calc(var(--share)*40px)] h-1.25 mr-2 bg-current align-2px"
        style={{ '--share': share }}
      />
      {of100(share)}
    </>
  )
}

/** The share of runs in which a task, or a task of a group, was critical. */
export function Share({ share, isOver }: { share: number; isOver: boolean }) {
  return (
    <span role="cell" className="text-right lt-md:hidden">
      {isOver && <span className="text-done-d">done</span>}
      {!isOver && share > 0 && (
        <>
          <ShareOf100 share={share} />
          <span className="sr-only"> of 100 runs on the critical path</span>
        </>
      )}
    </span>
  )
}
