import { useState } from 'react'

type Props = {
  /** In the order in which they open: the hour, the evidence that each asks for, and who decides. */
  locks: readonly {
    readonly hour: string
    readonly opensWhen: string
    readonly decidedBy: string
  }[]
  /** Said when the last is open. */
  end: string
}

/** Opens the locks of the flight one by one. Until it is pressed, all are drawn open. */
export default function LockOpening({ locks, end }: Props) {
  const [opened, setOpened] = useState<number>()
  const isOver = opened === locks.length
  const next = opened === undefined ? undefined : locks[opened]
  return (
    <div className="lock-opening" data-opened={opened}>
      <button
        type="button"
        className="btn btn-light"
        onClick={() => setOpened(opened === undefined || isOver ? 0 : opened + 1)}
      >
        {next
          ? `Say go: open lock ${opened! + 1}`
          : isOver
            ? 'Start again'
            : 'Open the locks one by one'}
      </button>
      <p role="status">
        {next && (
          <>
            <b>{next.hour}</b> {next.opensWhen}? {next.decidedBy} decides.
          </>
        )}
        {isOver && end}
      </p>
    </div>
  )
}
