import { goodOutcomes } from '../linkedin/run-store.ts'
import type { DailyParts } from '../linkedin/watch.ts'
import { publishedPhotos } from '../photos/published-photos.ts'
import { enhancedPhotosStore, resultKey } from '../photos/result-store.ts'
import { PhotoEnv } from '../photos/settings.ts'
import { openStore, removeKept } from '../platform/blobs.ts'
import { readEnv } from '../platform/env.ts'
import { settle } from '../platform/settle.ts'
import { createServiceClient, ServiceEnv } from '../platform/supabase.ts'
import { abortAt } from '../platform/until-aborted.ts'

const keptMs = 90 * 86_400_000
/** How many results are removed in one day. */
const mostResults = 100

type Bounded = Omit<DailyParts, 'until'> & { signal: AbortSignal }

/**
 * Removes rows of runs and of edits that are older than 90 days, all but the newest good run, and kept
 * results that the photo tool does not look for any more. What fails is logged and left to the next day.
 */
export async function removeOld({ until, ...parts }: DailyParts): Promise<void> {
  const bounded = { ...parts, signal: abortAt(until) }
  await Promise.all([removeRows(bounded), removeResults(bounded)])
}

async function removeRows({ env, log, timing, now, signal }: Bounded) {
  const read = readEnv(ServiceEnv, env)
  if (!read.ok) return
  const database = createServiceClient(read.env, signal, timing.databaseMs)
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

async function removeResults({ env, log, timing, signal }: Bounded) {
  const read = readEnv(PhotoEnv, env)
  // Without the settings today's model is unknown, so every result stays: each was paid for.
  if (!read.ok) return
  const store = openStore(enhancedPhotosStore)
  const listed = await settle(store.list(), timing.storeMs, signal)
  if (!listed.ok) return log.warn('Old results were not removed', { cause: listed.error })
  const wanted = new Set(publishedPhotos.map(({ sha256 }) => resultKey(read.env, sha256)))
  const unwanted = listed.value.blobs.map(({ key }) => key).filter((key) => !wanted.has(key))
  const removed = await removeKept(store, unwanted.slice(0, mostResults), timing.storeMs, signal)
  if (unwanted.length > 0) log.info('Removed old results', { removed, of: unwanted.length })
}
