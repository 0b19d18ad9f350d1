import { z } from 'zod'
import { problem, type Problem } from './problem.ts'
import type { Get } from './request.ts'
import { batches, listParameter } from './restli.ts'
import type { SyncEnv } from './settings.ts'

const batchSize = 20
const reactionTypes = ['LIKE', 'PRAISE', 'EMPATHY', 'INTEREST', 'APPRECIATION', 'ENTERTAINMENT']

const Count = z
  .number()
  .transform((count) => Math.max(0, Math.trunc(count)))
  .optional()
  .catch(undefined)

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

export type Counts = { likes?: number; comments?: number; shares?: number }
type ReadCounts = {
  /** By post URN. A count that is absent could not be read. */
  counts: Map<string, Counts>
  problems: Problem[]
}

/**
 * Likes, comments and shares of posts, in batches. A batch that fails ends that kind of count for
 * this run: the others are still read. Negative counts, which LinkedIn can send, become 0.
 */
export async function readCounts(get: Get, env: SyncEnv, urns: string[]): Promise<ReadCounts> {
  const counts = new Map<string, Counts>()
  const problems: Problem[] = []

  function add(urn: string, more: Counts) {
    return counts.set(urn, { ...counts.get(urn), ...more })
  }

  await Promise.all([social(), shares()])
  return { counts, problems }

  async function social() {
    for (const batch of batches(urns, batchSize)) {
      const got = await get(`/rest/socialMetadata?${listParameter('ids', batch)}`, { attempts: 2 })
      if (!got.ok) return problems.push(got)
      const { data } = SocialBatch.safeParse(got.body)
      if (!data) return problems.push(problem('linkedin_bad_answer', 'no social metadata'))
      for (const urn of batch) add(urn, readSocial(data.results[urn]))
    }
    return undefined
  }

  async function shares() {
    const entity = encodeURIComponent(`urn:li:organization:${env.LINKEDIN_ORGANIZATION_ID}`)
    for (const batch of batches(urns, batchSize)) {
      const lists = [
        ['shares', batch.filter((urn) => urn.startsWith('urn:li:share:'))] as const,
        ['ugcPosts', batch.filter((urn) => urn.startsWith('urn:li:ugcPost:'))] as const,
      ].filter(([, list]) => list.length > 0)
      if (lists.length === 0) continue
      const query = lists.map(([name, list]) => listParameter(name, list)).join('&')
      const got = await get(
        `/rest/organizationalEntityShareStatistics?q=organizationalEntity&organizationalEntity=${entity}&${query}`,
        { isFinder: true, attempts: 2 },
      )
      if (!got.ok) return problems.push(got)
      const { data } = ShareBatch.safeParse(got.body)
      if (!data) return problems.push(problem('linkedin_bad_answer', 'no share statistics'))
      for (const raw of data.elements) {
        // One that cannot be read costs its own post's count and no other's.
        const element = ShareElement.safeParse(raw).data
        const urn = element?.share ?? element?.ugcPost
        const shareCount = element?.totalShareStatistics.shareCount
        if (urn && shareCount !== undefined) add(urn, { shares: shareCount })
      }
    }
    return undefined
  }
}

function readSocial(raw: unknown): Counts {
  const { commentSummary, reactionSummaries } = SocialMetadata.safeParse(raw).data ?? {}
  const read: Counts = {}
  if (commentSummary?.count !== undefined) read.comments = commentSummary.count
  if (reactionSummaries) {
    // A type that nobody used is missing.
    read.likes = reactionTypes.reduce((sum, type) => sum + (reactionSummaries[type]?.count ?? 0), 0)
  }
  return read
}
