import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { RunTasks } from '#runbook/model'
import { createForecaster, type Foreseen } from './forecaster.ts'
import type { RunQuestion } from './messages.ts'

/**
 * The forecast of a runbook. Without a question, the last one stays. `isPatient` is for a question that
 * changes with every minute.
 */
export function useSimulation(
  runbook: RunTasks,
  question: RunQuestion | null,
  isPatient = false,
): Foreseen {
  const forecaster = useMemo(() => createForecaster(runbook), [runbook])
  useEffect(() => () => forecaster.close(), [forecaster])
  useEffect(() => {
    if (question) forecaster.ask(question, isPatient)
  })
  const foreseen = useSyncExternalStore(forecaster.subscribe, forecaster.read, forecaster.read)
  // A new forecast changes every row, so it is drawn in slices between the clock's frames.
  return useDeferredValue(foreseen)
}
