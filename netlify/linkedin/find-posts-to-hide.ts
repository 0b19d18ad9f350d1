import { z } from 'zod'
import { batches } from '../platform/batches.ts'
import type { Fetched } from './fetch-newest-posts.ts'
import { batchSize, listParameter, parseAnswer, type Get } from './linkedin-api.ts'
import type { StoredPost } from './post-store.ts'
import { readPost } from './read-post.ts'
import { problem } from './sync-problem.ts'

/** A 404 is among `errors`, as the protocol says (https://linkedin.github.io/rest.li/spec/protocol), or `statuses`. */
const Batch = z.object({
  results: z.record(z.string(), z.unknown()),
  statuses: z.record(z.string(), z.number()).default({}),
  errors: z
    .record(z.string(), z.object({ status: z.unknown().optional() }).catch({}))
    .optional()
    .catch(undefined),
})

/**
 * Returns the ids of visible stored posts that LinkedIn no longer shows to everybody. It asks for each one that is
 * not in the pages although they reach back to it: a post may have been begun long before it was published, or have
 * moved between two pages. If more than half of the visible posts would go, none does: LinkedIn is probably wrong.
 */
export async function findPostsToHide(get: Get, stored: readonly StoredPost[], fetched: Fetched) {
  const visible = stored.filter((post) => post.hidden_at === null)
  const byId = new Map(fetched.all.map((post) => [post.id, post]))
  const inPages = visible.flatMap(({ id }) => byId.get(id) ?? [])
  const adverts = inPages.filter((post) => post.isAdvert).map(({ id }) => id)
  const withdrawn = inPages.filter((post) => !post.isPublic && !post.isAdvert).map(({ id }) => id)
  const asked = await askAbout(get, unlisted(visible, fetched))
  const gone = [...withdrawn, ...asked.gone]
  if (gone.length > 1 && gone.length * 2 > visible.length) {
    const massHide = problem('mass_hide', { detail: `${gone.length} of ${visible.length}` })
    return { ids: adverts, problems: [massHide, ...asked.problems] }
  }
  return { ids: [...adverts, ...gone], problems: asked.problems }
}

/** Returns the ids of posts that are not in the pages although they reach back to them. */
function unlisted(visible: readonly StoredPost[], { all, coversFrom }: Fetched) {
  // A finder that has nothing is not believed: it may be wrong.
  if (all.length === 0) return []
  const listed = new Set(all.map(({ id }) => id))
  return visible
    .filter(({ id, created_at }) => !listed.has(id) && Date.parse(created_at) > coversFrom)
    .map(({ id }) => id)
}

/** Returns which of these posts LinkedIn no longer shows to everybody. */
async function askAbout(get: Get, ids: readonly string[]) {
  const gone: string[] = []
  for (const batch of batches(ids, batchSize)) {
    const answer = await get(`/rest/posts?${listParameter('ids', batch)}`, { method: 'BATCH_GET' })
    const got = parseAnswer(answer, Batch, 'the answer about missing posts has no results')
    if (!got.ok) return { gone, problems: [got] }
    const { results, statuses, errors } = got.data
    gone.push(
      ...batch.filter((id) => {
        const isDeleted = statuses[id] === 404 || errors?.[id]?.status === 404
        return isDeleted || readPost(results[id])?.isPublic === false
      }),
    )
  }
  return { gone, problems: [] }
}
