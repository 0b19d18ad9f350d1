import { goodOutcomes } from '../linkedin/run-store.ts'
import { publishedPhotos } from '../photos/gallery.ts'
import { enhancedPhotosStore } from '../photos/result-store.ts'
import { openStore, removeKept } from '../platform/blobs.ts'
import { readEnv } from '../platform/env.ts'
import { abortAt, settle } from '../platform/time-limits.ts'
import { createServiceClient, ServiceEnv } from '../platform/supabase.ts'
import type { DailyParts } from './tell-owner.ts'

const keptMs = 90 * 86_400_000
/** At most this many results are removed in one run. */
const mostRemoved = 100

type Bounded = Omit<DailyParts, 'until'> & { signal: AbortSignal }

/** Removes rows older than 90 days but the newest good run, and results that no published photo has. */
export async function removeOld({ until, ...parts }: DailyParts): Promise<void> {
  const bounded = { ...parts, signal: abortAt(until) }
  await Promise.all([removeRows(bounded), removeResults(bounded)])
}

async function removeRows({ env, log, timing, now, signal }: Bounded) {
  const read = readEnv(ServiceEnv, env)
  if (!read.ok) return
  const database = createServiceClient(read.env, timing.databaseMs, signal)
  const from = new Date(now - keptMs).toISOString()
  const good = await database
    .from('sync_runs')
    .select('id')
    .in('outcome', goodOutcomes)
    .order('id', { ascending: false })
    .limit(1)
  if (good.error) return log.warn('Old rows were not removed', { cause: good.error.message })
  const kept = good.data[0]?.id ?? 0
  const removals = await Promise.all([
    database.from('sync_runs').delete({ count: 'exact' }).lt('started_at', from).neq('id', kept),
    database.from('photo_edits').delete({ count: 'exact' }).lt('started_at', from),
  ])
  const [runs, edits] = removals.map(({ count, error }) => error?.message ?? count)
  const isDone = removals.every(({ error }) => !error)
  if (isDone) log.info('Removed old rows', { runs, edits })
  else log.warn('Old rows were not removed', { runs, edits })
}

/** Results of today’s photos stay, whatever model or prompt made them: each was paid for. */
async function removeResults({ log, timing, signal }: Bounded) {
  const digests = new Set((await publishedPhotos()).keys())
  const store = openStore(enhancedPhotosStore)
  const listed = await settle(store.list(), timing.storeMs, signal)
  if (!listed.ok) return log.warn('Old results were not removed', { cause: listed.error })
  const old = listed.value.blobs
    .map(({ key }) => key)
    .filter((key) => !digests.has(key.split('.')[0]!))
  const removed = await removeKept(store, old.slice(0, mostRemoved), timing.storeMs, signal)
  if (old.length > 0) log.info('Removed old results', { removed, of: old.length })
}
