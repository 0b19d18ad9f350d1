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
  let stop: (() => void) | undefined
  const ended = new Promise<never>((_, reject) => {
    stop = () => reject(new Error('no answer in time'))
    if (ending.aborted) stop()
    ending.addEventListener('abort', stop, { once: true })
  })
  try {
    return { ok: true, value: await Promise.race([promise, ended]) }
  } catch (error) {
    return { ok: false, error }
  } finally {
    if (stop) ending.removeEventListener('abort', stop)
  }
}
