import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv, type Plugin } from 'vite'

type Env = Readonly<Record<string, string | undefined>>
type Secret = { name: string; value: string }

const shortestSecret = 8
const secretName = /KEY|TOKEN|SECRET|PASSWORD|WEBHOOK|HEARTBEAT/
/** Not secrets despite their names: these settings of Netlify's list the names of variables. */
const notSecret = /^SECRETS_SCAN_/
const withoutText = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf)$/

export function findPublishedSecrets(env: Env): { name: string; why: string }[] {
  const secrets = secretsOf(env)
  return Object.entries(env).flatMap(([name, value = '']) => {
    const why = isPublic(name) ? secretIn(value, secrets) : undefined
    return why ? [{ name, why }] : []
  })
}

/** Ends a build, or the development server, that would write a secret into a page. */
export function refusePublishedSecrets(): Plugin {
  return {
    name: 'refuse-published-secrets',
    config(_, { mode }) {
      const found = findPublishedSecrets(loadEnv(mode, process.cwd(), ''))
      refuse(found.map(({ name, why }) => `${name} ${why}`))
    },
  }
}

/** Throws if any file of a built site has a secret in it. */
export async function refuseBuiltSecrets(dir: string, env: Env): Promise<void> {
  // A value of letters alone may be an ordinary word, which many texts contain.
  const secrets = secretsOf(env).filter(({ value }) => !/^[a-z]+$/i.test(value))
  const found: string[] = []
  for await (const file of glob('**/*.*', { cwd: dir })) {
    if (withoutText.test(file)) continue
    const why = secretIn(await readFile(join(dir, file), 'latin1'), secrets)
    if (why) found.push(`${file} ${why}`)
  }
  refuse(found)
}

function refuse(lines: readonly string[]) {
  if (lines.length > 0)
    throw new Error(`A secret would be published: ${lines.join('; ')}. See .env.example.`)
}

function isPublic(name: string) {
  return name.startsWith('VITE_') || name === 'SITE_ORIGIN' || name === 'CSP_REPORT_URI'
}

function secretsOf(env: Env): Secret[] {
  return Object.entries(env)
    .filter(([name]) => !isPublic(name) && secretName.test(name) && !notSecret.test(name))
    .map(([name, value = '']) => ({ name, value: value.trim().replace(/^(["'])(.*)\1$/, '$2') }))
    .filter(({ value }) => value.length >= shortestSecret)
}

/** Why a text must not be published: a secret is in it, quoted, inside an address or on its own. */
function secretIn(text: string, secrets: readonly Secret[]): string | undefined {
  const plain = unescaped(text)
  if (/sb_secret_\w/.test(plain)) return 'has a secret key of Supabase'
  if (/(?<![\w-])sk-[\w-]{16}/.test(plain)) return 'has a secret key of OpenAI'
  const tokens = plain.matchAll(/eyJ[\w-]+\.([\w-]+)\.[\w-]+/g)
  if (tokens.some(([, payload = '']) => roleOf(payload) === 'service_role'))
    return 'has a key with the role service_role'
  const secret = secrets.find(({ value }) => plain.includes(value))
  return secret && `has the value of ${secret.name}`
}

/** Undoes the escapes of addresses, HTML and JSON. */
function unescaped(text: string) {
  return text
    .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&')
    .replaceAll('\\/', '/')
}

/** The role of Supabase's older keys, by the payload of a JSON Web Token. */
function roleOf(payload: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return typeof claims === 'object' && claims && 'role' in claims ? claims.role : undefined
  } catch {
    return undefined
  }
}
