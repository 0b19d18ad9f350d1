import type { ServerResponse } from 'node:http'

export type Endpoint =
  | 'posts'
  | 'socialMetadata'
  | 'shareStatistics'
  | 'images'
  | 'videos'
  | 'organizations'
  | 'token'
  | 'media'

export type Fault =
  | { kind: 'status'; status: number; body?: unknown; retryAfter?: number | string }
  | { kind: 'silence' }
  /** Sends half of the answer, then resets the connection. */
  | { kind: 'reset' }
  /** Sends half of the answer and then nothing. */
  | { kind: 'stall' }
  /** Sends headers, then spaces until the caller hangs up. */
  | { kind: 'drip' }
  /** Sends half of the answer as if it were complete. */
  | { kind: 'truncate' }
  | { kind: 'not_json' }
  | { kind: 'body'; body: unknown }

/** The faults that are switched on, each for a number of requests. */
export class Faults {
  private readonly on = new Map<Endpoint, { fault: Fault; left: number }>()

  set(endpoint: Endpoint, fault: Fault, times = Number.POSITIVE_INFINITY) {
    this.on.set(endpoint, { fault, left: times })
  }

  clear() {
    this.on.clear()
  }

  take(endpoint: Endpoint): Fault | undefined {
    const entry = this.on.get(endpoint)
    if (!entry) return undefined
    entry.left -= 1
    if (entry.left <= 0) this.on.delete(endpoint)
    return entry.fault
  }
}

const names: Record<number, string> = {
  401: 'INVALID_ACCESS_TOKEN',
  403: 'ACCESS_DENIED',
  426: 'NONEXISTENT_VERSION',
  429: 'TOO_MANY_REQUESTS',
}

export function errorBody(status: number, code = names[status] ?? 'INTERNAL_ERROR') {
  return { status, serviceErrorCode: status === 401 ? 65_600 : 0, code, message: code }
}

export async function playFault(fault: Fault, truth: Response, response: ServerResponse) {
  const answer = Buffer.from(await truth.arrayBuffer())
  const type = truth.headers.get('content-type') ?? ''
  const half = answer.subarray(0, Math.max(1, answer.length >> 1))
  switch (fault.kind) {
    case 'status':
      if (fault.retryAfter !== undefined) response.setHeader('retry-after', fault.retryAfter)
      response.writeHead(fault.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(fault.body ?? errorBody(fault.status)))
      return
    case 'silence':
      return
    case 'reset':
      response.writeHead(200, { 'content-type': type, 'content-length': answer.length })
      response.write(half, () => setTimeout(() => response.socket?.resetAndDestroy(), 5))
      return
    case 'stall':
      response.writeHead(200, { 'content-type': type })
      response.write(half)
      return
    case 'drip': {
      response.writeHead(200, { 'content-type': type })
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
      return
    }
    case 'truncate':
      response.writeHead(200, { 'content-type': type })
      response.end(half)
      return
    case 'not_json':
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<!doctype html><title>Bear with us</title>')
      return
    case 'body':
      response.writeHead(200, { 'content-type': type })
      response.end(JSON.stringify(fault.body))
  }
}
