import { z } from 'zod'
import { authorName } from '../../src/contracts/linkedin-post.ts'
import { company } from '../../src/site.ts'
import { parseAnswer } from './linkedin-api.ts'
import type { StoredPost } from './post-store.ts'
import { problemWith } from './sync-problem.ts'
import type { SyncParts } from './sync-parts.ts'

const Organization = z.object({ localizedName: z.string().trim().min(1) })

/** Returns the organisation's name; if LinkedIn does not tell it, the newest stored post's author, or our own name. */
export async function fetchAuthor({ get, env }: SyncParts, stored: readonly StoredPost[]) {
  const answer = await get(`/rest/organizations/${env.LINKEDIN_ORGANIZATION_ID}`, { attempts: 2 })
  const got = parseAnswer(answer, Organization, 'the organisation has no name')
  if (got.ok) return { name: got.data.localizedName, problems: [] }
  const author = stored.find((post) => post.author)?.author
  return { name: author ? authorName(author) : company, problems: [problemWith('name', got)] }
}
