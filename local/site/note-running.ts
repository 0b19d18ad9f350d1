import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../repository.ts'

/** `npm run doctor` reads this file. */
export const runningFile = join(repository, '.local/running.json')

/** Records what is running, readable only by its owner. Returns a function that deletes the record. */
export async function noteRunning(url: string): Promise<() => Promise<void>> {
  const example = await readFile(join(repository, '.env.example'), 'utf8')
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].flatMap(([, name]) => name ?? [])
  const env = Object.fromEntries(names.map((name) => [name, process.env[name]]))
  await writeFile(runningFile, JSON.stringify({ url, env }), { mode: 0o600 })
  return async () => rm(runningFile, { force: true })
}
