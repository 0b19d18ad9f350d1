import { goodOutcomes } from '../linkedin/run-store.ts'
import { dayOf } from '../linkedin/alerts.ts'
import { claimPrefix, watchStore, type DailyParts } from '../linkedin/watch.ts'
import { publishedPhotos } from '../photos/gallery.ts'
import { enhancedPhotosStore, resultKey } from '../photos/result-store.ts'
import { PhotoEnv } from '../photos/settings.ts'
import { openStore, removeKept } from '../platform/blobs.ts'
import { readEnv } from '../platform/env.ts'
import { abortAt, settle } from '../platform/time-limits.ts'
import { createServiceClient, ServiceEnv } from '../platform/supabase.ts'

const keptMs = 90 * 86_400_000
/** At most this many are removed from one store in one run. */
const mostRemoved = 100

type Bounded = Omit<DailyParts, 'until'> & { signal: AbortSignal }

/** Removes rows older than 90 days but the newest good run, results that no published photo has, and old claims. */
export async function removeOld({ until, ...parts }: DailyParts): Promise<void> {
  const bounded = { ...parts, signal: abortAt(until) }
  const today = dayOf(parts.now)
  await Promise.all([
    removeRows(bounded),
    removeResults(bounded),
    removeBlobs(watchStore, (key) => key.startsWith(claimPrefix) && !key.endsWith(today), bounded),
  ])
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

async function removeResults(parts: Bounded) {
  const read = readEnv(PhotoEnv, parts.env)
  // Without the settings we don't know today's model. Each result was paid for, so none is deleted.
  if (!read.ok) return
  const digests = [...(await publishedPhotos()).keys()]
  const wanted = new Set(digests.map((digest) => resultKey(read.env, digest)))
  await removeBlobs(enhancedPhotosStore, (key) => !wanted.has(key), parts)
}

async function removeBlobs(
  name: string,
  isOld: (key: string) => boolean,
  { log, timing, signal }: Bounded,
) {
  const store = openStore(name)
  const listed = await settle(store.list(), timing.storeMs, signal)
  if (!listed.ok) return log.warn('Old blobs were not removed', { name, cause: listed.error })
  const old = listed.value.blobs.map(({ key }) => key).filter(isOld)
  const removed = await removeKept(store, old.slice(0, mostRemoved), timing.storeMs, signal)
  if (old.length > 0) log.info('Removed old blobs', { name, removed, of: old.length })
}
