import { join } from 'node:path'
import limitTo from 'p-limit'
import { serveLoopback } from '../serve-loopback.ts'
import { createHostedRoles, importLite, openEngine, prepareRoles, type Engine } from './engine.ts'
import { migrate } from './migrate.ts'

export type Role = 'anon' | 'authenticated' | 'service_role'
type Row = Record<string, unknown>

export type LocalSupabase = Awaited<ReturnType<typeof startSupabase>>

type Options = {
  engine?: Engine
  dataDir?: string
  port?: number
  migrationsDir?: string
}

const anonKey = 'sb_publishable_local'
const serviceRoleKey = 'sb_secret_local'
const defaultMigrationsDir = join(import.meta.dirname, '../../supabase/migrations')

/** Supabase's data API on loopback, with the project's migrations. */
export async function startSupabase({
  engine: given,
  dataDir,
  port = 0,
  migrationsDir = defaultMigrationsDir,
}: Options = {}) {
  const engine = given ?? (await openEngine(dataDir))
  try {
    await createHostedRoles(engine)
    await migrate(engine, migrationsDir)
    const { App } = await importLite()

    async function resolver(key: string) {
      if (key === anonKey) return { type: 'publishable' as const, claims: { role: 'anon' } }
      if (key !== serviceRoleKey) return null
      return { type: 'secret' as const, claims: { role: 'service_role' } }
    }

    const app = new App({
      connection: engine.connection,
      auth: { enabled: false },
      options: { server: { admin: false, disableStudio: true, apiKeys: { resolver } } },
    })
    await app.init()
    await prepareRoles(engine)

    const inTurn = limitTo(engine.atOnce)
    const served = await serveLoopback(
      async (request) => inTurn(async () => quietly(async () => app.server.fetch(request))),
      port,
    )

    return {
      url: `http://localhost:${served.port}`,
      anonKey,
      serviceRoleKey,
      /** As the engine's owner, past every policy. */
      query: async <T = Row>(sql: string, params?: unknown[]) =>
        inTurn(async () => engine.query<T>(sql, params)),
      /** Under a role's grants and policies. */
      queryAs: async <T = Row>(role: Role, sql: string, params?: unknown[]) =>
        inTurn(async () =>
          engine.transaction(async ({ exec, query }) => {
            await exec(`set local role ${role}`)
            return query<T>(sql, params)
          }),
        ),
      close: async () => {
        await served.close()
        await inTurn(async () => engine.close())
      },
    }
  } catch (error) {
    await engine.close()
    throw error
  }
}

// Only Postgres' own errors have these fields.
function isPostgresError(value: unknown) {
  return typeof value === 'object' && value !== null && 'severity' in value && 'routine' in value
}

let underWay = 0
let print = console.error

/** Keeps the data API from printing each refusal of Postgres with its parameters. The client gets the same. */
async function quietly<T>(request: () => Promise<T>): Promise<T> {
  if (underWay === 0) {
    print = console.error
    console.error = (...values: unknown[]) => {
      if (!values.some(isPostgresError)) print(...values)
    }
  }
  underWay += 1
  try {
    return await request()
  } finally {
    underWay -= 1
    if (underWay === 0) console.error = print
  }
}
