import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { boundedFetch, type FetchBounds } from '../../../../netlify/platform/bounded-fetch.ts'

const bounds: FetchBounds = { timeoutMs: 2000, maxBytes: 1000, attempts: 3, backoffMs: 1 }
let server: Server

async function serve(listener: RequestListener) {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was bound')
  return `http://127.0.0.1:${address.port}`
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('a bounded request', () => {
  test('answers with status, headers and bytes, whatever the status', async () => {
    const url = await serve((_, response) => response.writeHead(404, { 'x-a': 'b' }).end('gone'))
    const fetched = await boundedFetch(url, {}, bounds)
    expect(fetched).toMatchObject({ ok: true, status: 404 })
    expect(
      fetched.ok && [fetched.headers.get('x-a'), Buffer.from(fetched.bytes).toString()],
    ).toEqual(['b', 'gone'])
  })

  test.each([
    [500, 3],
    [504, 3],
    [400, 1],
    [429, 1],
    [505, 1],
  ])('tries a %i %i times', async (status, attempts) => {
    let seen = 0
    const url = await serve((_, response) => {
      seen += 1
      response.writeHead(status).end()
    })
    await boundedFetch(url, {}, bounds)
    expect(seen).toBe(attempts)
  })

  test('takes the answer that comes after a failure', async () => {
    let seen = 0
    const url = await serve((request, response) => {
      seen += 1
      if (seen === 1) request.socket.destroy()
      else response.end('ok')
    })
    expect(await boundedFetch(url, {}, bounds)).toMatchObject({ ok: true, status: 200 })
  })

  test('gives up on silence', async () => {
    const seen = vi.fn<() => void>()
    const url = await serve(seen)
    const fetched = await boundedFetch(url, {}, { ...bounds, timeoutMs: 50, attempts: 2 })
    expect(fetched).toEqual({ ok: false, code: 'timeout' })
    expect(seen).toHaveBeenCalledTimes(2)
  })

  test('gives up on a body that trickles past the timeout', async () => {
    const url = await serve((_, response) => void response.write('a'))
    const fetched = await boundedFetch(url, {}, { ...bounds, timeoutMs: 50, attempts: 1 })
    expect(fetched).toEqual({ ok: false, code: 'timeout' })
  })

  test('reads no more than it may, and does not ask again', async () => {
    let seen = 0
    const url = await serve((_, response) => {
      seen += 1
      response.end('x'.repeat(1001))
    })
    expect(await boundedFetch(url, {}, bounds)).toEqual({ ok: false, code: 'too_large' })
    expect(seen).toBe(1)
  })

  test('tells a connection that breaks off from one that never was', async () => {
    const url = await serve((request, response) => {
      response
        .writeHead(200, { 'content-length': 100 })
        .write('half', () => request.socket.destroy())
    })
    const once1 = { ...bounds, attempts: 1 }
    expect(await boundedFetch(url, {}, once1)).toEqual({ ok: false, code: 'cut_off' })
    server.close()
    server.closeAllConnections()
    expect(await boundedFetch(url, {}, once1)).toEqual({ ok: false, code: 'unreachable' })
  })

  test('ends when the caller’s time is up, even between attempts', async () => {
    const url = await serve((_, response) => response.writeHead(500).end())
    const time = new AbortController()
    const { signal } = time
    // The pause is drawn when the first answer is there, and the time is up just after.
    const draw = vi.spyOn(Math, 'random').mockImplementation(() => {
      setImmediate(() => time.abort())
      return 1
    })
    const fetched = await boundedFetch(url, {}, { ...bounds, backoffMs: 1e9, signal })
    expect(draw).toHaveBeenCalledTimes(1)
    expect(fetched).toMatchObject({ ok: true, status: 500 })
    expect(await boundedFetch(url, {}, { ...bounds, signal })).toEqual({
      ok: false,
      code: 'out_of_time',
    })
  })
})
