import { expect } from 'vitest'
import { workDaily } from '../../../netlify/daily/work-daily.ts'
import { answerHealth } from '../../../netlify/health/check-health.ts'
import { createLog } from '../../../netlify/platform/log.ts'
import type { Timing } from '../../../netlify/linkedin/settings.ts'
import type { Bench } from '../linkedin/bench.ts'
import { pictured, plainPosts } from '../linkedin/plain-post.ts'
import { image } from '../../../local/linkedin/sample-pictures.ts'

const dayMs = 86_400_000
/** A year that is nearly over: a row that the machine's clock has just dated is never older than 90 days in it. */
const start = Date.parse('2026-01-01T06:00:00Z')

/** What the owner heard of a day's run: the codes of its message, or none, and the monitor's heartbeat. */
export type Heard = { codes: string[] | undefined; text: string; heartbeat: string }

function nowOf(day: number) {
  return start + day * dayMs
}

/** A scene in which days go by. The database dates its rows by the machine's clock, so each is dated anew. */
export async function openDays(bench: Bench) {
  const posts = [pictured(1, image('cue')), ...plainPosts(3).slice(1)]
  const scene = await bench.open({ posts })
  await bench.database.query('truncate public.photo_edits restart identity')
  const alerts = await scene.hear()
  let dated = 0

  async function date(now: number) {
    await bench.database.query(
      `update public.sync_runs set started_at = $1,
         ended_at = case when outcome <> 'running' then $1::timestamptz end where id > $2`,
      [new Date(now).toISOString(), dated],
    )
    const [last] = await bench.database.query<{ id: number }>(
      'select coalesce(max(id), 0)::integer as id from public.sync_runs',
    )
    dated = last!.id
  }

  /** What a day's runs have told since the last question. */
  function heard(): Heard {
    const texts = alerts.messages
      .splice(0)
      .map((body) => (JSON.parse(body) as { text: string }).text)
    const heartbeat = alerts.heartbeats.splice(0).join()
    expect(texts.length, 'one message a day').toBeLessThanOrEqual(1)
    const [text] = texts
    if (text === undefined) return { codes: undefined, text: '', heartbeat }
    return {
      codes: [...text.matchAll(/\(([a-z_]+)\)$/gm)].map(([, code]) => code!),
      text,
      heartbeat,
    }
  }

  return {
    scene,
    alerts,
    posts,
    nowOf,
    heard,
    dayOf: (day: number) => new Date(nowOf(day)).toISOString().slice(0, 10),
    /** The daily run of a day. `shorter` are its own times. */
    async live(day: number, shorter: Partial<Timing> = {}) {
      await workDaily(scene.env, { ...scene.timing, ...shorter }, nowOf(day))
      await date(nowOf(day))
      return heard()
    },
    async health(day: number) {
      const answer = await answerHealth(scene.env, createLog('health'), nowOf(day))
      return { status: answer.status, headers: answer.headers, body: await answer.json() }
    },
    /** The photo tool's last call ended so. */
    endEdit: async (code: string | null) =>
      bench.database.query(
        `insert into public.photo_edits (result_key, outcome, error_code)
         values ('x', case when $1::text is null then 'made' else 'failed' end, $1)`,
        [code],
      ),
  }
}
export type Days = Awaited<ReturnType<typeof openDays>>
