import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSupabase, type LocalSupabase } from '../../../local/supabase/server.ts'
import type { Database } from '../../../src/contracts/database.ts'

type Tables = Database['public']['Tables']
type Kind<T> = [T] extends [string | null]
  ? 'text'
  : [T] extends [number | null]
    ? 'number'
    : 'json'
/** A question mark for a column that may be null; null is JSON as well. */
type Described<T> = Kind<T> extends 'json' ? 'json' : `${Kind<T>}${null extends T ? '?' : ''}`

/** As src/contracts/database.ts has them: a column that is missing or too much here is a type error. */
const columns: {
  [Name in keyof Tables]: {
    [Column in keyof Tables[Name]['Row']]: Described<Tables[Name]['Row'][Column]>
  }
} = {
  linkedin_posts: {
    id: 'text',
    title: 'text',
    author: 'json',
    text: 'text',
    image_url: 'text?',
    url: 'text',
    created_at: 'text',
    likes: 'number',
    comments: 'number',
    shares: 'number',
    hidden_at: 'text?',
  },
  sync_runs: {
    id: 'number',
    trigger: 'text',
    outcome: 'text',
    started_at: 'text',
    ended_at: 'text?',
    duration_ms: 'number?',
    fetched: 'number',
    stored: 'number',
    hidden: 'number',
    pictures: 'number',
    error_code: 'text?',
    error: 'text?',
    missing: 'json',
    warning: 'text?',
    retry_after_seconds: 'number?',
    told: 'json',
    told_on: 'text?',
    token_digest: 'text?',
  },
  photo_edits: {
    id: 'number',
    result_key: 'text',
    outcome: 'text',
    started_at: 'text',
    ended_at: 'text?',
    error_code: 'text?',
    retry_after_seconds: 'number?',
  },
}

let supabase: LocalSupabase
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(async () => supabase.close())

test('the types have the columns that the migrations make', async () => {
  const found = await supabase.query<{ table: keyof Tables; columns: object }>(
    `select table_name as table, json_object_agg(column_name, case
         when data_type in ('bigint', 'integer', 'numeric') then 'number'
         when data_type in ('jsonb', 'ARRAY') then 'json' else 'text' end
         || case is_nullable when 'YES' then '?' else '' end) as columns
       from information_schema.columns where table_schema = 'public' group by 1`,
  )
  expect(Object.fromEntries(found.map((each) => [each.table, each.columns]))).toEqual(columns)
})
