import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createModel } from '../../../../netlify/photos/model.ts'
import { PhotoEnv } from '../../../../netlify/photos/settings.ts'
import { boundedFetch } from '../../../../netlify/platform/bounded-fetch.ts'
import { createServiceClient } from '../../../../netlify/platform/supabase.ts'
import { runBehindBootstrap } from './behind-bootstrap.ts'

const timeoutMs = 100
/** Much longer than any limit here, and much shorter than for ever. */
const patienceMs = 30_000

type Answer = 'stalls' | 'drips'
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('[')
    if (request.url?.includes('floods')) return void response.end(`${' '.repeat(6_000_000)}]`)
    if (!request.url?.includes('drips')) return
    const drip = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drip))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was bound')
  url = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const calls: [string, (answer: Answer) => Promise<unknown>, object][] = [
  [
    'LinkedIn, its media hosts and the token endpoint',
    async (answer) =>
      boundedFetch(`${url}/${answer}`, {}, { timeoutMs, maxBytes: 1e6, attempts: 1, backoffMs: 1 }),
    { ok: false, code: 'timeout' },
  ],
  [
    'a run whose own time is up',
    async (answer) =>
      boundedFetch(
        `${url}/${answer}`,
        {},
        {
          timeoutMs: 60_000,
          maxBytes: 1e6,
          attempts: 3,
          backoffMs: 1,
          signal: AbortSignal.timeout(timeoutMs),
        },
      ),
    { ok: false, code: 'out_of_time' },
  ],
  [
    'the database',
    async (answer) => {
      const env = { SUPABASE_URL: `${url}/${answer}`, SUPABASE_SERVICE_ROLE_KEY: 'k' }
      const { error, status } = await createServiceClient(env, timeoutMs)
        .from('sync_runs')
        .select('*')
      return { failed: error !== null, status }
    },
    { failed: true, status: 0 },
  ],
  [
    'the image model',
    async (answer) => {
      const env = PhotoEnv.parse({
        SUPABASE_URL: url,
        SUPABASE_SERVICE_ROLE_KEY: 'k',
        OPENAI_API_KEY: 'k',
        OPENAI_BASE_URL: `${url}/${answer}`,
      })
      return createModel(env)('a.jpg', new Uint8Array(9), timeoutMs)
    },
    { ok: false, code: 'model_timeout' },
  ],
]

describe.each(calls)(
  'a time limit holds in mid-body, behind Netlify’s bootstrap: %s',
  (_, call, end) => {
    beforeAll(runBehindBootstrap)

    test.each<Answer>(['stalls', 'drips'])('that %s', async (answer) => {
      const late = new Promise((resolve) => setTimeout(resolve, patienceMs, 'no end'))
      // Which of the model's two limits ends it, the client's or ours, is told in a detail.
      expect(await Promise.race([call(answer), late])).toMatchObject(end)
    })
  },
)

test('an answer of the database is cut at 5 MB', async () => {
  const env = { SUPABASE_URL: `${url}/floods`, SUPABASE_SERVICE_ROLE_KEY: 'k' }
  const { error, status } = await createServiceClient(env, patienceMs).from('sync_runs').select('*')
  expect(status).toBe(599)
  expect(error?.message).toContain('over 5 MB')
})
