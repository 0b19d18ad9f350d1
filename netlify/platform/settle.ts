export type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown }

/**
 * Waits for a promise until a signal aborts, and makes a value of either end. For clients that
 * cannot be told to stop: the blob store's retries for half a minute.
 */
export async function settle<T>(promise: Promise<T>, signal: AbortSignal): Promise<Settled<T>> {
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new Error('stopped'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return { ok: true, value: await Promise.race([promise, aborted]) }
  } catch (error) {
    return { ok: false, error }
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}
