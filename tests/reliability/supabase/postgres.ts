import { execFileSync, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import getPort from 'get-port'
import { findFiles } from '../../../src/content/files.ts'

function versionIn(folder: string) {
  return Number(/postgresql\/([\d.]+)/.exec(folder)?.[1])
}

/** The newest of these folders, which Debian names by version: 9.6 is older than 17. */
export function newestOf(folders: string[]) {
  return folders.toSorted((a, b) => versionIn(a) - versionIn(b)).at(-1)
}

/** Debian's newest PostgreSQL, where one is installed. */
const binaries = newestOf(
  findFiles('/usr/lib/postgresql/*/bin').filter((folder) => existsSync(join(folder, 'initdb'))),
)

/** Whether a real PostgreSQL can be used: one that PGURL names, or one to start. */
export const isPostgresAtHand = Boolean(process.env.PGURL ?? binaries)

export type Postgres = { url: string; close: () => Promise<void> }

/** A new, empty database on a real PostgreSQL, as its superuser. Gone after close. */
export async function startPostgres(): Promise<Postgres> {
  const server = process.env.PGURL
    ? { url: process.env.PGURL, close: async () => undefined }
    : await startServer()
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  await run(server.url, `create database ${name}`)
  const url = new URL(server.url)
  url.pathname = name
  return {
    url: url.href,
    close: async () => {
      await run(server.url, `drop database ${name} with (force)`)
      await server.close()
    },
  }
}

async function startServer(): Promise<Postgres> {
  if (!binaries) throw new Error('No PostgreSQL is at hand')
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const account = await ownFolder(folder)
  const data = join(folder, 'data')
  const initdb = join(binaries, 'initdb')
  execFileSync(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8'], {
    ...account,
    stdio: 'ignore',
  })
  const port = await getPort()
  const options = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-k', folder, ...options.flatMap((option) => ['-c', option])],
    { ...account, stdio: 'ignore' },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`

  // A test that ran out of time does not close it.
  function end() {
    return server.kill('SIGQUIT')
  }

  process.once('exit', end)
  await ready(url)
  return {
    url,
    close: async () => {
      process.off('exit', end)
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// PostgreSQL refuses to run as root.
async function ownFolder(folder: string): Promise<SpawnOptions> {
  if (process.getuid?.() !== 0) return {}
  const account = { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') }
  await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
  return account
}

function idOfPostgres(flag: '-u' | '-g') {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

async function ready(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await run(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error('PostgreSQL did not start within 10 s')
}

async function run(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
