import { z } from 'zod'
import { problem, type Problem } from './problem.ts'
import type { Get } from './request.ts'
import type { SyncEnv } from './settings.ts'

const Organization = z.object({ localizedName: z.string().trim().min(1) })

/** The name of the organisation whose posts are read. */
export async function organizationName(
  get: Get,
  env: SyncEnv,
): Promise<{ ok: true; name: string } | Problem> {
  const got = await get(`/rest/organizations/${env.LINKEDIN_ORGANIZATION_ID}`, { attempts: 2 })
  if (!got.ok) return got
  const { data } = Organization.safeParse(got.body)
  return data
    ? { ok: true, name: data.localizedName }
    : problem('linkedin_bad_answer', 'the organisation has no name')
}
