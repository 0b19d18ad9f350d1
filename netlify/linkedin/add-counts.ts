import { z } from 'zod'
import { batches } from '../platform/batches.ts'
import { batchSize, listParameter, parseAnswer, type Get } from './linkedin-api.ts'
import type { PostRow } from './post-store.ts'
import type { SyncEnv } from './settings.ts'
import type { SyncParts } from './sync-parts.ts'
import { problemWith, type Problem } from './sync-problem.ts'

const reactionTypes = ['LIKE', 'PRAISE', 'EMPATHY', 'INTEREST', 'APPRECIATION', 'ENTERTAINMENT']

// PostgreSQL's largest integer.
const mostCounted = 2_147_483_647

function storable(count: number) {
  return Math.min(mostCounted, Math.max(0, Math.trunc(count)))
}

const Count = z.number().transform(storable).optional().catch(undefined)

const SocialMetadata = z.object({
  commentSummary: z.object({ count: Count }).optional().catch(undefined),
  reactionSummaries: z
    .record(z.string(), z.object({ count: Count }).catch({ count: undefined }))
    .optional()
    .catch(undefined),
})
const SocialBatch = z.object({ results: z.record(z.string(), z.unknown()) })
const ShareBatch = z.object({ elements: z.array(z.unknown()) })
const ShareElement = z.object({
  share: z.string().optional(),
  ugcPost: z.string().optional(),
  totalShareStatistics: z.object({ shareCount: Count }),
})

/** By post URN. A count that could not be read is absent. */
type Counts = Map<string, Partial<Pick<PostRow, 'likes' | 'comments' | 'shares'>>>
type Counted = { counts: Counts; problem?: Problem }

/** Returns the rows with their counts. A count that could not be read stays as it is. */
export async function addCounts(
  { get, env }: Pick<SyncParts, 'get' | 'env'>,
  rows: readonly PostRow[],
) {
  const urns = rows.map((row) => row.id)
  const [social, shares] = await Promise.all([
    fetchLikesAndComments(get, urns),
    fetchShares(get, env, urns),
  ])
  const counted = rows.map((row) => ({
    ...row,
    ...social.counts.get(row.id),
    ...shares.counts.get(row.id),
  }))
  return {
    rows: counted,
    problems: [
      ...(social.problem ? [problemWith('likes', social.problem)] : []),
      ...(shares.problem ? [problemWith('shares', shares.problem)] : []),
    ],
  }
}

async function fetchLikesAndComments(get: Get, urns: string[]): Promise<Counted> {
  const counts: Counts = new Map()
  for (const batch of batches(urns, batchSize)) {
    const path = `/rest/socialMetadata?${listParameter('ids', batch)}`
    const got = parseAnswer(await get(path, { attempts: 2 }), SocialBatch, 'no social metadata')
    if (!got.ok) return { counts, problem: got }
    for (const urn of batch) counts.set(urn, readReactions(got.data.results[urn]))
  }
  return { counts }
}

async function fetchShares(get: Get, env: SyncEnv, urns: string[]): Promise<Counted> {
  const counts: Counts = new Map()
  const entity = encodeURIComponent(`urn:li:organization:${env.LINKEDIN_ORGANIZATION_ID}`)
  for (const batch of batches(urns, batchSize)) {
    const lists = [
      ['shares', batch.filter((urn) => urn.startsWith('urn:li:share:'))] as const,
      ['ugcPosts', batch.filter((urn) => urn.startsWith('urn:li:ugcPost:'))] as const,
    ].filter(([, list]) => list.length > 0)
    if (lists.length === 0) continue
    const query = lists.map(([name, list]) => listParameter(name, list)).join('&')
    const path = `/rest/organizationalEntityShareStatistics?q=organizationalEntity&organizationalEntity=${entity}&${query}`
    const answer = await get(path, { method: 'FINDER', attempts: 2 })
    const got = parseAnswer(answer, ShareBatch, 'no share statistics')
    if (!got.ok) return { counts, problem: got }
    for (const raw of got.data.elements) {
      const element = ShareElement.safeParse(raw).data
      const urn = element?.share ?? element?.ugcPost
      const shares = element?.totalShareStatistics.shareCount
      if (urn && shares !== undefined) counts.set(urn, { shares })
    }
  }
  return { counts }
}

function readReactions(raw: unknown) {
  const { commentSummary, reactionSummaries } = SocialMetadata.safeParse(raw).data ?? {}
  return {
    ...(commentSummary?.count !== undefined && { comments: commentSummary.count }),
    // LinkedIn leaves out reactions that nobody used.
    ...(reactionSummaries && {
      likes: storable(
        reactionTypes.reduce((sum, type) => sum + (reactionSummaries[type]?.count ?? 0), 0),
      ),
    }),
  }
}
