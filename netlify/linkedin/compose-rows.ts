import { organizationName } from './organization.ts'
import { describePost } from './post-element.ts'
import type { SyncRun } from './sync-run.ts'

/**
 * Gives the writer a row for each post, with the counts and the picture that the table holds for it.
 * Answers the URN of each post's picture, by post id.
 */
export async function composeRows(run: SyncRun): Promise<Map<string, string>> {
  const pictures = new Map<string, string>()
  if (run.shown.length === 0) return pictures
  const name = await authorName(run)
  const byId = new Map(run.stored.map((post) => [post.id, post]))
  for (const post of run.shown) {
    const { row, picture } = describePost(post, name)
    if (picture) pictures.set(post.id, picture)
    const { likes = 0, comments = 0, shares = 0, image_url = null } = byId.get(post.id) ?? {}
    run.writer.rows.set(post.id, {
      ...row,
      image_url: picture ? image_url : null,
      likes,
      comments,
      shares,
      hidden_at: null,
    })
  }
  return pictures
}

async function authorName({ get, env, stored, log, warnings }: SyncRun): Promise<string> {
  const organization = await organizationName(get, env)
  if (organization.ok) return organization.name
  log.warn('The organisation’s name could not be read', { code: organization.code })
  warnings.push(`The organisation's name could not be read (${organization.code}).`)
  const author = stored[0]?.author
  return typeof author === 'object' ? author.name : (author ?? 'LinkedIn')
}
