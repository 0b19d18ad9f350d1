import { untilAborted } from './until-aborted.ts'

type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown }

/**
 * Waits `timeoutMs` for a promise, or until `signal` aborts if that is sooner, and makes a value of
 * any end. For clients that cannot be told to stop: the blob store's retries for half a minute.
 */
export async function settle<T>(
  promise: Promise<T>,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Settled<T>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const ending = signal ? AbortSignal.any([timeout, signal]) : timeout
  try {
    return { ok: true, value: await untilAborted(promise, ending) }
  } catch (error) {
    return { ok: false, error }
  }
}
