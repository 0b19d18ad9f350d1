import { loadEnv, type Plugin } from 'vite'

type Env = Readonly<Record<string, string | undefined>>

const shortestSecret = 8
const secretName = /KEY|TOKEN|SECRET|PASSWORD|WEBHOOK/

/** Why each setting whose value is written into the pages must not be: it is a secret, or has one in it. */
export function findPublishedSecrets(env: Env): { name: string; why: string }[] {
  const filled = Object.entries(env).flatMap(([name, value]) =>
    value?.trim() ? [{ name, value: value.trim() }] : [],
  )
  const secrets = filled.filter(
    ({ name, value }) => !isPublic(name) && secretName.test(name) && value.length >= shortestSecret,
  )
  return filled
    .filter(({ name }) => isPublic(name))
    .flatMap(({ name, value }) => {
      const why = secretForm(value)
      if (why) return [{ name, why }]
      const secret = secrets.find((each) => value.includes(each.value))
      return secret ? [{ name, why: `has the value of ${secret.name}` }] : []
    })
}

/** Ends a build, or the development server, that would write a secret into a page. */
export function refusePublishedSecrets(): Plugin {
  return {
    name: 'refuse-published-secrets',
    config(_, { mode }) {
      const found = findPublishedSecrets(loadEnv(mode, process.cwd(), ''))
      if (found.length === 0) return
      const lines = found.map(({ name, why }) => `${name} ${why}`)
      throw new Error(`A secret would be published: ${lines.join('; ')}. See .env.example.`)
    },
  }
}

function isPublic(name: string) {
  return name.startsWith('VITE_') || name === 'SITE_ORIGIN'
}

function secretForm(value: string): string | undefined {
  if (value.startsWith('sb_secret_')) return 'is a secret key of Supabase'
  return roleOf(value) === 'service_role' ? 'is a key with the role service_role' : undefined
}

/** The role of Supabase's older keys, which are JSON Web Tokens. */
function roleOf(value: string): unknown {
  const [, payload] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(value) ?? []
  if (!payload) return undefined
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return typeof claims === 'object' && claims && 'role' in claims ? claims.role : undefined
  } catch {
    return undefined
  }
}
