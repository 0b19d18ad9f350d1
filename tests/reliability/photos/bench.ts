import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { repository } from '../../../local/repository.ts'
import { startOpenAI } from '../../../local/services/openai.ts'
import enhanceImage from '../../../netlify/functions/enhance-image.ts'
import { answerEnhance } from '../../../netlify/photos/answer-enhance.ts'
import { assemblePhotos } from '../../../netlify/photos/assemble.ts'
import { leaders } from '../../../src/content/leaders.ts'
import { timing as usual, type Timing } from '../../../netlify/photos/settings.ts'
import { startBlobs } from '../linkedin/blob-server.ts'
import { startGate } from '../linkedin/gate.ts'
import { captureLog } from '../capture-log.ts'
import { engines, type Engine } from '../supabase/engines.ts'

export type Answer = {
  status: number
  headers: Headers
  body: { enhancedImage?: string; error?: string; code?: string }
}
type Row = { id: number; result_key: string; outcome: string; error_code: string | null }

export const address = 'https://site.example/api/enhance-image'
const photoFiles = leaders.map(({ photo }) => join(repository, 'public', photo))

/** A photo's bytes as the page sends them. */
export function dataUrl(bytes: Uint8Array, type = 'image/jpeg') {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}

/** The bench of a suite's tests, as new for each. */
export function setUpBench(engine = engines[0]!): Bench {
  const bench = {} as Bench
  beforeAll(async () => void Object.assign(bench, await startBench(engine)))
  beforeEach(async () => bench.reset())
  afterAll(async () => bench.close())
  return bench
}

/** Everything that the photo tool needs, for real, on loopback. */
async function startBench(engine: Engine) {
  const database = await engine.start()
  const gate = await startGate(database.url)
  const blobs = await startBlobs()
  const openai = await startOpenAI()
  const photos = await Promise.all(photoFiles.map(async (file) => readFile(file)))
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context
  let lines: string[] = []
  const env: Record<string, string> = {}
  const timing: Timing = { ...usual }

  return {
    database,
    gate,
    openai,
    photos,
    env,
    /** What the log said since reset. */
    log: () => lines.join('\n'),
    store: blobs.store('enhanced-photos'),

    /** As new: nothing kept, no edits, no faults. */
    async reset(shorter: Partial<Timing> = {}) {
      Object.assign(timing, usual, { databaseMs: 20_000, storeMs: 20_000 }, shorter)
      for (const name of Object.keys(env)) delete env[name]
      Object.assign(env, {
        OPENAI_API_KEY: openai.apiKey,
        OPENAI_BASE_URL: openai.baseUrl,
        SUPABASE_URL: gate.url,
        SUPABASE_SERVICE_ROLE_KEY: database.serviceRoleKey,
      })
      gate.open()
      openai.setFault(null)
      openai.calls.length = 0
      await database.query('truncate public.photo_edits restart identity')
      const { blobs: kept } = await this.store.list()
      await Promise.all(kept.map(async ({ key }) => this.store.delete(key)))
      lines = captureLog()
    },

    /** A call as the site's page makes it, in its own instance. */
    async call(photo: Uint8Array): Promise<Answer> {
      const body = JSON.stringify({ imageData: dataUrl(photo) })
      return this.send({ body, headers: { 'content-type': 'application/json' } })
    },
    async send(init: RequestInit): Promise<Answer> {
      const assembled = assemblePhotos(env, timing)
      if (!assembled.ok) throw new Error(assembled.error)
      return read(
        await answerEnhance(assembled.parts, new Request(address, { method: 'POST', ...init })),
      )
    },
    /** The deployed function, with the environment as the bench has it. */
    async deployed(request: Request): Promise<Answer> {
      for (const name of ['OPENAI_API_KEY', ...Object.keys(env)]) vi.stubEnv(name, env[name])
      const answer = await read(await enhanceImage(request))
      vi.unstubAllEnvs()
      return answer
    },

    rows: async () => database.query<Row>('select * from public.photo_edits order by id'),
    async close() {
      await openai.close()
      await gate.close()
      await blobs.close()
      await database.close()
      delete process.env.NETLIFY_BLOBS_CONTEXT
    },
  }
}
export type Bench = Awaited<ReturnType<typeof startBench>>

async function read(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: await response.json() }
}
