import { join } from 'node:path'
import { startSupabase, type LocalSupabase } from '../supabase/server.ts'
import type { Service } from './service.ts'

export const supabase: Service<LocalSupabase> = {
  name: 'Supabase',
  variables: [
    'VITE_SUPABASE_URL',
    'VITE_SUPABASE_ANON_KEY',
    'SUPABASE_URL',
    'SUPABASE_SERVICE_ROLE_KEY',
  ],
  start: async ({ dataDir, supabasePort }) => {
    const api = await startSupabase({
      dataDir: dataDir && join(dataDir, 'pg'),
      port: supabasePort,
    })
    return {
      api,
      env: {
        VITE_SUPABASE_URL: api.url,
        VITE_SUPABASE_ANON_KEY: api.anonKey,
        SUPABASE_URL: api.url,
        SUPABASE_SERVICE_ROLE_KEY: api.serviceRoleKey,
      },
      note: api.url,
    }
  },
}
