import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOpenAI, type LocalOpenAI } from '../../local/services/openai.ts'
import { newsImagesStore, pictureKey } from '../../netlify/linkedin/picture-store.ts'
import { engines } from './supabase/engines.ts'
import { startBench, type Bench, type Scene } from './linkedin/bench.ts'
import { seededRandom, type Random } from './linkedin/seeded-random.ts'
import { keptUrn, loads, type FunctionLoad, type Input } from './load-inputs.ts'

const requests = 250
const warmUp = 100
const atOnce = 8
const hungUp = 20
/** Megabytes of heap and buffers that a function may keep after its requests. */
const bound = 8

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let bench: Bench
let scene: Scene
let openai: LocalOpenAI
let child: ChildProcess
let url: string

beforeAll(async () => {
  bench = await startBench(engines[0]!)
  scene = await bench.open()
  openai = await startOpenAI()
  await bench.blobs.store(newsImagesStore).set(pictureKey(keptUrn), new Blob([dot]))
  child = fork(join(import.meta.dirname, 'load-process.ts'), {
    execArgv: ['--expose-gc'],
    env: {
      ...scene.env,
      OPENAI_API_KEY: openai.apiKey,
      OPENAI_BASE_URL: openai.baseUrl,
      NETLIFY_BLOBS_CONTEXT: bench.blobs.context,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const [{ port }] = await once(child, 'message')
  url = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  child.disconnect()
  await once(child, 'exit')
  await openai.close()
  await bench.close()
})

describe.each(loads)('$path', (load) => {
  test(`answers ${requests} requests, good and bad`, async () => {
    const random = seededRandom(load.path.length)

    function next() {
      return choose(load, random)
    }

    // The first good answers fill the table and make the pictures.
    for (const input of load.good) expect((await send(load, input)).status).toBe(input.status)
    await sendAll(load, Array.from({ length: warmUp }, next))
    const before = await memory()

    const inputs = Array.from({ length: requests }, next)
    await sendAll(load, inputs)
    for (let count = 0; count < hungUp; count += 1) await hangUp(load)
    const kept = (await memory()) - before

    expect(child.exitCode, 'the process lives').toBeNull()
    expect(kept).toBeLessThan(bound)
  })
})

function choose({ good, bad, shareOfGood }: FunctionLoad, { chance, pick }: Random): Input {
  return pick(chance(shareOfGood) ? good : bad)
}

async function sendAll(load: FunctionLoad, inputs: Input[]) {
  const waiting = [...inputs]

  async function work() {
    for (let input = waiting.pop(); input; input = waiting.pop()) {
      const { status, text } = await send(load, input)
      expect(status, `${JSON.stringify(input).slice(0, 200)}: ${text.slice(0, 200)}`).toBe(
        input.status,
      )
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
}

async function send({ path }: FunctionLoad, input: Input) {
  const response = await reach(url + path + (input.path ?? ''), input.init)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('cache-control')).toMatch(/^no-store$|^public, max-age=(86400|60)$/)
  return { status: response.status, text: await response.text() }
}

/** How Node says that the other side has closed the connection: while it wrote, while it read, or in between. */
const closed: readonly (string | undefined)[] = ['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET']

/** Fetches. If the server closes the connection of a body that it refuses unread, it is sent again, twice at most. */
async function reach(address: string, init: RequestInit | undefined, tries = 3): Promise<Response> {
  return fetch(address, init).catch(async (error: unknown) => {
    const { code } = (error as { cause?: NodeJS.ErrnoException }).cause ?? {}
    if (tries === 1 || !closed.includes(code)) throw error
    return reach(address, init, tries - 1)
  })
}

/** Begins to send a photo and is gone. */
async function hangUp({ path }: FunctionLoad) {
  const headers = { 'content-type': 'application/json', 'content-length': '100000' }
  const outgoing = httpRequest(url + path, { method: 'POST', headers })
  outgoing.on('error', () => undefined)
  await new Promise((sent) => outgoing.write('{"imageData":"data:image/jpeg;base64,', sent))
  outgoing.destroy()
}

/** Megabytes that the functions' process keeps once everything unused is collected. */
async function memory(): Promise<number> {
  child.send('collect')
  const [bytes] = await once(child, 'message')
  return bytes / 1e6
}
