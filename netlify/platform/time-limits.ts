/**
 * Waits for a promise until `signal` aborts, and then rejects. fetch may not hear the signal: Netlify's
 * bootstrap passes each call on as a new Request, whose own signal is gone after a garbage collection.
 * See https://github.com/nodejs/undici/issues/3644.
 */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new Error('no answer in time'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}

/** Aborts at a moment (milliseconds since 1970), or at once if that is over. */
export function abortAt(moment: number): AbortSignal {
  return AbortSignal.timeout(Math.max(0, moment - Date.now()))
}

type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown }

/**
 * Waits `timeoutMs` for a promise, or until `signal` aborts, and never rejects. For clients that cannot be
 * told to stop: the blob store's retries for half a minute.
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
