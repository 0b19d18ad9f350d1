import type { DatabaseClient } from '../platform/supabase.ts'

/** What stops the photo tool until the owner acts, by its code. */
export const troubles = {
  model_retired:
    'The image model does not exist any more, so no photo is enhanced: see docs/how-to.md, "When a model is retired".',
  model_denied_access: 'OpenAI does not accept OPENAI_API_KEY, so no photo is enhanced.',
  model_quota_exhausted: 'OpenAI’s credit is used up, so no photo is enhanced.',
} as const
export type Trouble = keyof typeof troubles

function isTrouble(code: string | null | undefined): code is Trouble {
  return typeof code === 'string' && Object.hasOwn(troubles, code)
}

/** What stopped the last edit, if it is for the owner to mend; null if nothing did, or the table cannot be read. */
export async function readTrouble(database: DatabaseClient): Promise<Trouble | null> {
  const { data } = await database
    .from('photo_edits')
    .select('error_code')
    .in('outcome', ['made', 'failed'])
    .order('id', { ascending: false })
    .limit(1)
  const code = data?.[0]?.error_code
  return isTrouble(code) ? code : null
}
