import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ask, off, ok, wrong, type Check, type Patient } from './check.ts'

const migrations = join(import.meta.dirname, '../../supabase/migrations')
const post = {
  id: 'urn:li:share:doctor',
  title: 'A post that nobody may write',
  author: 'Nobody',
  url: 'https://doctor.example',
  created_at: '2000-01-01T00:00:00Z',
}

type Key = 'VITE_SUPABASE_ANON_KEY' | 'SUPABASE_SERVICE_ROLE_KEY'

async function rest({ env }: Patient, key: Key, path: string, init: RequestInit = {}) {
  const apikey = env[key] ?? ''
  const headers = { apikey, 'content-type': 'application/json' }
  return ask(`${env.SUPABASE_URL}/rest/v1/${path}`, { ...init, headers })
}

function isSet({ env }: Patient, ...names: string[]) {
  return names.every((name) => env[name]?.trim())
}

const unset = off('SUPABASE_URL, VITE_SUPABASE_ANON_KEY or SUPABASE_SERVICE_ROLE_KEY is missing')

export const databaseChecks: Check[] = [
  {
    name: 'Database reachable',
    async look(patient) {
      if (!isSet(patient, 'SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY')) return unset
      const { env } = patient
      if (env.VITE_SUPABASE_URL !== env.SUPABASE_URL) {
        return wrong('VITE_SUPABASE_URL and SUPABASE_URL differ')
      }
      const path = 'linkedin_posts?select=id&limit=1'
      const { status } = await rest(patient, 'VITE_SUPABASE_ANON_KEY', path)
      return status === 200 ? ok('anyone may read the posts') : wrong(`HTTP ${status} for a reader`)
    },
  },
  {
    name: 'Migrations applied',
    async look(patient) {
      if (!isSet(patient, 'SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY')) return unset
      const newest = (await readdir(migrations)).toSorted().at(-1)?.split('_')[0]
      const init = { method: 'POST', body: '{}' }
      const response = await rest(patient, 'SUPABASE_SERVICE_ROLE_KEY', 'rpc/schema_version', init)
      if (response.status === 401 || response.status === 403) {
        return wrong(`HTTP ${response.status}: SUPABASE_SERVICE_ROLE_KEY is refused`)
      }
      if (!response.ok) return wrong(`HTTP ${response.status}: apply supabase/migrations`)
      const version = String(await response.json())
      return version === newest ? ok(version) : wrong(`${version} instead of ${newest}`)
    },
  },
  {
    name: 'Row-level security',
    async look(patient) {
      if (!isSet(patient, 'SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY')) return unset
      const body = JSON.stringify(post)
      const tried = await rest(patient, 'VITE_SUPABASE_ANON_KEY', 'linkedin_posts', {
        method: 'POST',
        body,
      })
      if (tried.ok) {
        const path = `linkedin_posts?id=eq.${post.id}`
        await rest(patient, 'SUPABASE_SERVICE_ROLE_KEY', path, { method: 'DELETE' })
        return wrong('anyone may write posts: apply supabase/migrations')
      }
      const looked = await rest(patient, 'VITE_SUPABASE_ANON_KEY', 'sync_runs?limit=1')
      if (looked.ok) return wrong('anyone may read the log of runs')
      const isRefusal = [tried, looked].every(({ status }) => status === 401 || status === 403)
      return isRefusal
        ? ok('an anonymous write is refused')
        : wrong(`HTTP ${tried.status} and ${looked.status} instead of a refusal`)
    },
  },
]
