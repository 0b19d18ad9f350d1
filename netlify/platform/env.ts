import type { z } from 'zod'

export type Env = Record<string, string | undefined>
export type EnvProblem = { ok: false; code: 'not_configured'; error: string }
type ReadEnv<T> = { ok: true; env: T } | EnvProblem

/**
 * Reads one feature's settings. An empty variable counts as missing. A failure names each variable at fault,
 * never a value.
 */
export function readEnv<T>(schema: z.ZodType<T>, env: Env = process.env): ReadEnv<T> {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(filled)
  if (parsed.success) return { ok: true, env: parsed.data }
  const problems = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return name in filled ? `${name} is not valid: ${issue.message}` : `${name} is missing`
  })
  return { ok: false, code: 'not_configured', error: `${problems.join('; ')}, see .env.example` }
}
