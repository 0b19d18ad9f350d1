import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { reachedBy, type OwnRunbook } from '@cuewright/runbook/model'
import { forgetRunbook, keepRunbook } from '@cuewright/runbook/device'
import type { Failure, Reading } from '@cuewright/runbook/open'
import { useRun } from '../state/state.tsx'
import { keptSince } from './kept-list.tsx'
import type { Keeping } from './use-kept.ts'

export type KeepProps = Keeping & {
  runbook: OwnRunbook
  /** How its file was read, to read the next version so. */
  reading: Reading | null
  /** When it was stored, if it was opened from there. */
  at: number | undefined
}

export function Keep(props: KeepProps) {
  const { runbook, kept, keptAs, setKeptAs, refreshKept } = props
  const [why, setWhy] = useState<Failure | null>(null)
  useStored(props, setWhy)
  const id = useId()
  const [name, setName] = useState(keptAs ?? runbook.title)
  const isKept = keptAs !== null
  const wanted = name.trim() || 'Runbook'
  const replaced = isKept ? undefined : kept.find((one) => one.name === wanted)

  /** The box is ticked again if the runbook is still there. */
  async function stopKeeping(keptName: string) {
    setKeptAs(null)
    if (!(await forgetRunbook(keptName))) setKeptAs(keptName)
    refreshKept()
  }

  function keep(isWanted: boolean) {
    setWhy(null)
    if (isWanted) setKeptAs(wanted)
    else void stopKeeping(keptAs!)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2.25 gap-y-1 min-w-0 text-small text-ink-2">
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
      <label className="player-field flex items-center gap-2.25 min-w-0 max-w-full">
        <span className="shrink-0">Kept as</span>
        <input
          className="min-w-0 w-70"
          type="text"
          maxLength={100}
          value={isKept ? keptAs : name}
          disabled={isKept}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {why && (
        <p className="w-full" role="alert">
          {why.sentence}
        </p>
      )}
      {replaced && <span id={id}>Replaces the runbook with this name, {keptSince(replaced)}.</span>}
    </div>
  )
}

/** While the clock runs, it is stored this often (ms). A reload loses at most this much. */
const pace = 2000

/** Stores the runbook as long as it is kept. `onFailed` gets the reason why it no longer is. */
function useStored(
  { runbook, reading, at, kept, keptAs, setKeptAs, refreshKept }: KeepProps,
  onFailed: (why: Failure) => void,
) {
  const { run } = useRun()
  const reached = reachedBy(run)
  const isPlaying = run.mode === 'playing'
  const moment = isPlaying ? null : JSON.stringify(reached)
  /** What was stored last, so that a runbook opened from there is not stored again. */
  const stored = useRef<readonly unknown[]>([keptAs, runbook, reading, moment])
  const afterStoring = useEffectEvent((done: { ok: true } | Failure) => {
    if (!done.ok && keptAs !== null) {
      setKeptAs(null)
      onFailed(done)
    }
    refreshKept()
  })
  /** When it was stored last, as far as this page knows. Each storing waits for the one before. */
  const storedAt = useRef(Promise.resolve(at))
  const store = useEffectEvent((isNew = false) => {
    if (keptAs === null) return
    const now = { name: keptAs, runbook, reading, reached }
    const listed = kept.find(({ name }) => name === keptAs)?.at
    storedAt.current = (isNew ? Promise.resolve(listed) : storedAt.current).then(async (before) => {
      const done = await keepRunbook({ ...now, at: before }, isNew)
      afterStoring(done)
      return done.ok ? done.at : before
    })
  })
  useEffect(() => {
    const now = [keptAs, runbook, reading, moment]
    if (now.every((one, i) => one === stored.current[i])) return
    const isNew = stored.current[0] !== keptAs
    stored.current = now
    store(isNew)
  }, [keptAs, runbook, reading, moment])
  useEffect(() => {
    if (!isPlaying) return
    function storeAgain() {
      store()
    }

    const timer = setInterval(storeAgain, pace)
    document.addEventListener('visibilitychange', storeAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', storeAgain)
    }
  }, [isPlaying])
}
