import { counted } from '@cuewright/runbook/words'
import type { Kept } from '@cuewright/runbook/device'

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

export function keptSince({ at }: Kept): string {
  return `kept ${moment.format(at)}`
}

type Props = {
  kept: readonly Kept[]
  isOpen: boolean
  onOpen: (name: string) => void
  /** Deletes one, or without a name all. */
  onForget: (name?: string) => void
}

export function KeptList({ kept, isOpen, onOpen, onForget }: Props) {
  return (
    <details className="relative col-span-full justify-self-start text-small" open={isOpen}>
      <summary className="py-1 cursor-pointer">
        Kept on this device: {counted(kept.length, 'runbook')}
      </summary>
      <ul className="list-none">
        {kept.map((one) => (
          <li key={one.name} className="flex flex-wrap items-baseline gap-x-4 py-1 break-anywhere">
            <button type="button" className="link min-h-6" onClick={() => onOpen(one.name)}>
              {one.name}
            </button>
            <span className="text-data text-ink-2">
              {counted(one.tasks, 'task')}, {keptSince(one)}
            </span>
            <button type="button" className="link min-h-6" onClick={() => onForget(one.name)}>
              Delete<span className="sr-only"> {one.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {kept.length > 1 && (
        <button type="button" className="link min-h-6" onClick={() => onForget()}>
          Delete all
        </button>
      )}
    </details>
  )
}
