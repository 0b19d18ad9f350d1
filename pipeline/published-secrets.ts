import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import { isLoopback } from '../src/lib/loopback.ts'

type Env = Readonly<Record<string, string | undefined>>
type Secret = { name: string; value: string }

const shortestSecret = 8
const secretName = /KEY|TOKEN|SECRET|PASSWORD|WEBHOOK|HEARTBEAT|(DATABASE|DB)_URL|DSN$/
/** These settings sound secret, but only list names of variables. */
const notSecret = /^SECRETS_SCAN_/
const kinds: readonly [RegExp, string][] = [
  [/sb_secret_\w/, 'a secret key of Supabase'],
  [/(?<![\w-])sk-[\w-]{16}/, 'a secret key of OpenAI'],
  [/(?<![\w-])pat-(na|eu|ap)\d-[\da-f]{8}/, 'a token of HubSpot'],
  [/(?<!\w)nfp_\w{16}/, 'a token of Netlify'],
  [/:\/\/[^\s/:@"'`<>]*:[^\s/@"'`<>]+@[\w.-]/, 'an address with a password'],
  [/hooks\.slack\.com\/|webhook\.office\.com\/|discord(app)?\.com\/api\/webhooks\//, 'a webhook'],
  [/(logic\.azure|power(platform|automate))\.com(:443)?\/[\w/-]*workflows\//, 'a webhook'],
]

export function findPublishedSecrets(env: Env): { name: string; why: string }[] {
  const secrets = secretsOf(env)
  return Object.entries(env).flatMap(([name, value = '']) => {
    const why = isPublic(name) ? (secretIn(value, secrets) ?? faultOf(value)) : undefined
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
  // A value of letters alone may be an ordinary word that many texts contain.
  const secrets = secretsOf(env).filter(({ value }) => !/^[a-z]+$/i.test(value))
  const found: string[] = []
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const why = secretIn(await readFile(file, 'latin1'), secrets)
    if (why) found.push(`${relative(dir, file)} ${why}`)
  }
  refuse(found)
}

function refuse(lines: readonly string[]) {
  if (lines.length > 0)
    throw new Error(`This must not be published: ${lines.join('; ')}. See .env.example.`)
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

/** What is wrong with a public setting that holds an address. Hosts under `.test` are for tests. */
function faultOf(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined
  const { protocol, hostname } = new URL(value)
  const isLocal = protocol === 'http:' && (isLoopback(value) || hostname.endsWith('.test'))
  return protocol === 'https:' || isLocal ? undefined : 'is not an https address'
}

/** Why a text must not be published: it contains a secret, perhaps quoted, encoded or inside an address. */
function secretIn(text: string, secrets: readonly Secret[]): string | undefined {
  const plain = unescaped(text)
  return reasonIn(plain, secrets) ?? reasonIn(decoded(plain), secrets)
}

function reasonIn(plain: string, secrets: readonly Secret[]): string | undefined {
  const kind = kinds.find(([pattern]) => pattern.test(plain))
  if (kind) return `has ${kind[1]}`
  const tokens = plain.matchAll(/eyJ[\w-]+\.([\w-]+)\.[\w-]+/g)
  if (tokens.some(([, payload = '']) => isSecret(payload)))
    return 'has a token that is not the anon key'
  const secret = secrets.find(({ value }) => plain.includes(value))
  return secret && `has the value of ${secret.name}`
}

/** Undoes the escapes of addresses, HTML and JSON, also where they were made twice. */
function unescaped(text: string): string {
  const plain = text
    .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&')
    .replaceAll('\\/', '/')
  return plain === text ? text : unescaped(plain)
}

/** Decodes base64 in a text. It may start at any of four offsets. */
function decoded(text: string): string {
  const runs = text.match(/[\w+/-]{12,}/g) ?? []
  const texts = runs.flatMap((run) =>
    [0, 1, 2, 3].map((start) => Buffer.from(run.slice(start), 'base64').toString('latin1')),
  )
  return texts.join('\n')
}

/** Whether a JSON Web Token is secret. By its payload, only Supabase's public key is not. */
function isSecret(payload: string): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return (
      typeof claims === 'object' && claims !== null && !('role' in claims && claims.role === 'anon')
    )
  } catch {
    return false
  }
}
