import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { vi } from 'vitest'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/**
 * Puts the test where deployed functions are: Netlify's bootstrap passes each fetch on as a new
 * Request, which loses its abort signal with the next garbage collection. Returns the way back.
 */
export function runBehindBootstrap() {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(new Request(input, init)),
  )
  // A collection of a large heap takes longer than the pause before the next.
  const collecting = setInterval(collect, 20)
  return () => {
    clearInterval(collecting)
    vi.unstubAllGlobals()
  }
}
