/**
 * Waits for a promise until `signal` aborts, and then rejects, whatever the promise does. fetch is
 * told by the signal too, but may not hear it: Netlify's bootstrap passes each call on as a new
 * Request, whose own signal is gone after a garbage collection, and a body that stalls would be
 * awaited for ever. See https://github.com/nodejs/undici/issues/3644.
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

/** A signal that aborts at a moment (milliseconds since 1970), or at once if that is over. */
export function abortAt(moment: number): AbortSignal {
  return AbortSignal.timeout(Math.max(0, moment - Date.now()))
}
