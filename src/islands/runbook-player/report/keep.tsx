import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { OwnRunbook } from '../../../runbook/model/own-runbook.ts'
import {
  forgetRunbook,
  keepRunbook,
  type Kept,
} from '../../../runbook/take-away/device/kept-runbook.ts'
import type { ReadingAnswer } from '../../../runbook/versions/answers.ts'
import { keptSince } from '../kept-list.tsx'

export type KeepProps = {
  runbook: OwnRunbook
  /** How its file was to be read, for the next version of it. */
  answers: readonly ReadingAnswer[]
  kept: readonly Kept[]
  /** Under which name it is kept; null where it is not. */
  keptAs: string | null
  onKeep: (name: string | null) => void
  /** Something else is kept than before. */
  onKept: () => void
}

/** Keeps the runbook on this device under a name, if asked, and says which one it would replace. */
export function Keep({ runbook, answers, kept, keptAs, onKeep, onKept }: KeepProps) {
  const id = useId()
  const [name, setName] = useState(keptAs ?? runbook.title)
  const isKept = keptAs !== null
  const replaced = isKept ? undefined : kept.find((one) => one.name === name.trim())

  /** What is kept: one that is opened from there need not be stored again. */
  const stored = useRef(isKept ? runbook : null)

  // The box falls back where the browser keeps nothing.
  const tell = useEffectEvent((isDone: boolean) => (isDone ? onKept() : onKeep(null)))
  // What is kept follows what the visitor sets.
  useEffect(() => {
    if (keptAs === null || stored.current === runbook) return
    stored.current = runbook
    void keepRunbook({ name: keptAs, runbook, answers }).then(tell)
  }, [keptAs, runbook, answers])

  function keep(isWanted: boolean) {
    stored.current = null
    onKeep(isWanted ? name.trim() || 'Runbook' : null)
    if (!isWanted) void forgetRunbook(keptAs!).then(onKept)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2.25 gap-y-1 text-small text-ink-2">
      <label className="flex items-center gap-2.25">
        <input
          className="w-4.5 h-4.5"
          type="checkbox"
          checked={isKept}
          aria-describedby={replaced && id}
          onChange={({ target }) => keep(target.checked)}
        />
        Keep on this device
      </label>
      <label className="player-field flex items-center gap-2.25">
        Kept as
        <input
          className="w-70"
          type="text"
          maxLength={100}
          value={isKept ? keptAs : name}
          disabled={isKept}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {replaced && (
        <span id={id}>It replaces the runbook of this name, {keptSince(replaced)}.</span>
      )}
    </div>
  )
}
