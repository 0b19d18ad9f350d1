import { useCallback, useEffect, useState } from 'react'
import type { Kept } from '@cuewright/runbook/device'

export type Keeping = Omit<ReturnType<typeof useKept>, 'forget'>

/** The runbooks on this device, and the name under which the open one is kept. */
export function useKept() {
  const [kept, setKept] = useState<readonly Kept[]>([])
  const [keptAs, setKeptAs] = useState<string | null>(null)
  // On demand, as in src/runtime/wake-islands.ts: imported in two ways it takes 400 bytes more on /features.
  const refreshKept = useCallback(
    () =>
      void import('@cuewright/runbook/kept-list').then(async ({ listKept }) =>
        setKept(await listKept()),
      ),
    [],
  )
  useEffect(() => {
    refreshKept()
    // Another tab may have kept or deleted some.
    document.addEventListener('visibilitychange', refreshKept)
    return () => document.removeEventListener('visibilitychange', refreshKept)
  }, [refreshKept])

  /** Deletes the runbook of this name, or without a name all of them. */
  async function forget(name?: string) {
    const { forgetRunbook } = await import('@cuewright/runbook/device')
    const isGone = await forgetRunbook(name)
    if (isGone && (name === undefined || name === keptAs)) setKeptAs(null)
    refreshKept()
  }

  return {
    kept,
    /** Null if the open runbook is not kept. */
    keptAs,
    setKeptAs,
    /** Lists them again. Another page may have kept or deleted some. */
    refreshKept,
    forget,
  }
}
