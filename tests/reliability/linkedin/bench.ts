import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Endpoint, Fault } from '../../../local/linkedin/faults.ts'
import { startAlerts } from '../../../local/services/alerts.ts'
import { startLinkedIn, type LinkedInOptions } from '../../../local/services/linkedin.ts'
import { FetchPostsAnswer } from '../../../src/contracts/fetch-posts.ts'
import { assembleSync } from '../../../netlify/linkedin/assemble.ts'
import { answerFetchPosts } from '../../../netlify/linkedin/answer-fetch-posts.ts'
import type { PostRow } from '../../../netlify/linkedin/post-store.ts'
import type { SyncRun } from '../../../netlify/linkedin/run-store.ts'
import { runOnSchedule } from '../../../netlify/linkedin/run.ts'
import { timing as usual, type Timing } from '../../../netlify/linkedin/settings.ts'
import { engines, type Engine } from '../supabase/engines.ts'
import { captureLog } from '../capture-log.ts'
import { startBlobs } from './blob-server.ts'
import { startGate } from './gate.ts'

/** The moment from which the posts' ages are counted. */
export const now = Date.now()

/** Production's, with shorter waits, and with time enough for a database on a busy machine. */
export const quick: Timing = {
  ...usual,
  requestMs: 3000,
  backoffMs: 2,
  databaseMs: 20_000,
  storeMs: 20_000,
  budgetMs: 10_000,
  reserveMs: 5000,
  pollMs: 50,
}

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The bench of a suite's tests. `open` closes the scene before, and each test ends with its scene closed. */
export function setUpBench(engine = engines[0]!): Bench {
  const bench = {} as Bench
  beforeAll(async () => void Object.assign(bench, await startBench(engine)))
  afterEach(async () => bench.closeScene())
  afterAll(async () => bench.close())
  return bench
}

/** Everything that the sync needs, for real, on loopback; LinkedIn anew for each scene. */
async function startBench(engine: Engine) {
  const database = await engine.start()
  const gate = await startGate(database.url)
  const blobs = await startBlobs()
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context
  const open: (() => Promise<void>)[] = []

  async function closeScene() {
    for (const close of open.splice(0)) await close()
  }

  return {
    database,
    gate,
    blobs,
    async open(options: LinkedInOptions = {}, shorter: Partial<Timing> = {}) {
      await closeScene()
      const timing = { ...quick, ...shorter }
      gate.open()
      await database.query('truncate public.linkedin_posts, public.sync_runs restart identity')
      await blobs.empty()
      const linkedin = await startLinkedIn({
        now,
        draw: async () => ({ bytes: dot, type: 'image/png' }),
        ...options,
      })
      open.push(linkedin.close)
      const lines = captureLog()
      const env: Record<string, string> = {
        LINKEDIN_API_URL: linkedin.url,
        LINKEDIN_ACCESS_TOKEN: linkedin.accessToken,
        LINKEDIN_ORGANIZATION_ID: linkedin.organizationId,
        SUPABASE_URL: gate.url,
        SUPABASE_SERVICE_ROLE_KEY: database.serviceRoleKey,
      }

      function parts() {
        const assembled = assembleSync(env, timing)
        if (!assembled.ok) throw new Error(assembled.error)
        return assembled.parts
      }

      return {
        linkedin,
        env,
        timing,
        lines,
        /** The scheduled run, which ends with its budget or with `ending`. */
        schedule: async (ending?: AbortSignal) => {
          const { sync, ...others } = parts()
          const until = Date.now() + timing.budgetMs

          function both(budget: AbortSignal) {
            return AbortSignal.any(ending ? [budget, ending] : [budget])
          }

          await runOnSchedule({ ...others, sync: async (budget) => sync(both(budget)) }, until)
        },
        /** A visitor's call, as the browser sees its answer. */
        call: async () => {
          const response = await answerFetchPosts(parts())
          const answer = FetchPostsAnswer.parse(await response.json())
          return { status: response.status, headers: response.headers, answer }
        },
        requestsTo: (endpoint: string) =>
          linkedin.requests.filter((each) => each.endpoint === endpoint),
        /** What the owner is told from now on. */
        async hear() {
          const alerts = await startAlerts(() => undefined)
          open.push(alerts.close)
          env.ALERT_WEBHOOK_URL = alerts.url
          env.HEARTBEAT_URL = alerts.heartbeatUrl
          return alerts
        },
      }
    },
    /** A scene in which the scheduled run has run once. */
    async openSynced(...how: Parameters<typeof this.open>) {
      const scene = await this.open(...how)
      await scene.schedule()
      return scene
    },
    closeScene,
    rows: async () =>
      database.query<PostRow>('select * from public.linkedin_posts order by created_at desc'),
    visible: async () =>
      database.queryAs<PostRow>(
        'anon',
        'select * from public.linkedin_posts order by created_at desc',
      ),
    async visibleIds() {
      return (await this.visible()).map(({ id }) => id)
    },
    runs: async () => database.query<SyncRun>('select * from public.sync_runs order by id'),
    /** Writes the row of a run that began so many seconds ago. */
    addRun: async (secondsAgo: number, outcome = 'running') =>
      database.query(
        `insert into public.sync_runs (trigger, outcome, started_at, ended_at)
         select 'scheduled', $2, began, began
         from (select clock_timestamp() - make_interval(secs => $1) as began) as run`,
        [secondsAgo, outcome],
      ),
    async lastRun() {
      const last = (await this.runs()).at(-1)
      if (!last) throw new Error('There is no run')
      return last
    },
    async close() {
      await closeScene()
      await gate.close()
      await blobs.close()
      await database.close()
      delete process.env.NETLIFY_BLOBS_CONTEXT
    },
  }
}

export type Bench = Awaited<ReturnType<typeof startBench>>
export type Scene = Awaited<ReturnType<Bench['open']>>

/** An endpoint of LinkedIn's answers `good` times, and fails from then on. */
export function failAfter({ linkedin }: Scene, endpoint: Endpoint, good: number, fault: Fault) {
  let asked = 0
  linkedin.faults.take = (each) => {
    if (each === endpoint) asked += 1
    return each === endpoint && asked > good ? fault : undefined
  }
}
