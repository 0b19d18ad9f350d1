import { z } from 'zod'
import { authorName } from '../../src/contracts/linkedin-post.ts'
import type { StoredPost } from './post-store.ts'
import { problem, type Problem } from './problem.ts'
import type { Get } from './request.ts'
import type { SyncEnv } from './settings.ts'

const Organization = z.object({ localizedName: z.string().trim().min(1) })

/**
 * The name of the organisation whose posts are read. If LinkedIn does not tell it, the name that
 * the newest stored post has, and the reason.
 */
export async function readAuthor(
  { get, env }: { get: Get; env: SyncEnv },
  [newest]: readonly StoredPost[],
): Promise<{ name: string; gap?: Problem }> {
  const got = await get(`/rest/organizations/${env.LINKEDIN_ORGANIZATION_ID}`, { attempts: 2 })
  const name = got.ok ? Organization.safeParse(got.body).data?.localizedName : undefined
  if (name !== undefined) return { name }
  const gap = got.ok
    ? problem('linkedin_bad_answer', { detail: 'the organisation has no name' })
    : got
  return { name: newest ? authorName(newest.author) : 'LinkedIn', gap }
}
