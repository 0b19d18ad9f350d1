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
  const type = { 'content-type': truth.headers.get('content-type') ?? '' }
  const half = answer.subarray(0, Math.max(1, answer.length >> 1))
  switch (fault.kind) {
    case 'status': {
      const { status, retryAfter, body = errorBody(status) } = fault
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
      response.writeHead(status, { 'content-type': 'application/json' })
      return response.end(JSON.stringify(body))
    }
    case 'silence':
      return undefined
    case 'reset':
      response.writeHead(200, { ...type, 'content-length': answer.length })
      return response.write(half, () => setTimeout(() => response.socket?.resetAndDestroy(), 5))
    case 'stall':
      return response.writeHead(200, type).write(half)
    case 'drip': {
      response.writeHead(200, type)
      const drip = setInterval(() => response.write(' '), 20)
      return response.on('close', () => clearInterval(drip))
    }
    case 'truncate':
      return response.writeHead(200, type).end(half)
    case 'not_json':
      response.writeHead(200, { 'content-type': 'text/html' })
      return response.end('<!doctype html><title>Bear with us</title>')
    case 'body':
      return response.writeHead(200, type).end(JSON.stringify(fault.body))
  }
}
