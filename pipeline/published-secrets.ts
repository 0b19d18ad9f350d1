import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import { readText } from '../src/content/files.ts'
import { findOddSettings, isPublic } from './public-settings.ts'

type Env = Readonly<Record<string, string | undefined>>

/** A value that is shorter, or an ordinary word, may be in a text by chance. */
const shortest = 6
/** Settings that are no secrets although no page has them. */
const harmless = new Set([
  'SUPABASE_URL',
  'LINKEDIN_ORGANIZATION_ID',
  'LINKEDIN_VERSION',
  'LINKEDIN_API_URL',
  'LINKEDIN_MEDIA_HOSTS',
  'SYNC_COOLDOWN_SECONDS',
  'SYNC_CALL_SECONDS',
  'OPENAI_BASE_URL',
  'OPENAI_IMAGE_MODEL',
  'OPENAI_IMAGE_MODEL_ENDS',
  'OPENAI_TIMEOUT_MS',
  'PHOTO_DAILY_LIMIT',
  'NETLIFY_API_URL',
  'PORT',
  'SUPABASE_PORT',
  'CHROMIUM_PATH',
])
/** The host's own scanner is told by these which names to leave out. */
const ofScanner = /^SECRETS_SCAN_/

/** Ends a build, or the development server, that would write a secret into a page. */
export function refusePublishedSecrets(): Plugin {
  return {
    name: 'refuse-published-secrets',
    config(_, { mode }) {
      const env = loadEnv(mode, process.cwd(), '')
      const secrets = secretsOf(env)
      const held = Object.entries(env).flatMap(([name, value]) => {
        const secret = isPublic(name) ? secretIn(value, secrets) : undefined
        return secret ? [`${name} has the value of ${secret}`] : []
      })
      refuse([...held, ...findOddSettings(env).map(({ name, why }) => `${name} ${why}`)])
    },
  }
}

/** Throws if any file of a built site has the value of a secret setting in it. */
export async function refuseBuiltSecrets(dir: string, env: Env): Promise<void> {
  const secrets = secretsOf(env)
  const found: string[] = []
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const secret = secretIn(await readFile(file, 'latin1'), secrets)
    if (secret) found.push(`${relative(dir, file)} has the value of ${secret}`)
  }
  refuse(found)
}

function refuse(lines: readonly string[]) {
  if (lines.length > 0)
    throw new Error(`This must not be published: ${lines.join('; ')}. See .env.example.`)
}

/** The secret settings that are set: by their name, or by a name that sounds like one. */
function secretsOf(env: Env): { name: string; value: string }[] {
  const ours = Array.from(readText('.env.example').matchAll(/^([A-Z_]+)=/gm), ([, name]) => name!)
  return Object.entries(env)
    .filter(([name]) => !isPublic(name) && !harmless.has(name) && !ofScanner.test(name))
    .filter(
      ([name]) =>
        ours.includes(name) || /KEY|TOKEN|SECRET|PASS|AUTH|CRED|DSN|(DATABASE|DB)_URL/.test(name),
    )
    .map(([name, value = '']) => ({ name, value: value.trim().replace(/^(["'])(.*)\1$/, '$2') }))
    .filter(({ value }) => value.length >= shortest && !/^[a-z]+$/i.test(value))
}

/** The secret setting whose value a text has, also where it is escaped or in base64. */
function secretIn(text: string, secrets: readonly { name: string; value: string }[]) {
  const plain = unescaped(text)
  const texts = [plain, decoded(plain)]
  return secrets.find(({ value }) => texts.some((each) => each.includes(value)))?.name
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
