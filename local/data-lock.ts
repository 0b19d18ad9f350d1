import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isAlive, nameOfThis, parseHolder } from './lock-holder.ts'
import { Refusal } from './refusal.ts'

/**
 * Claims a data folder for this process: the database in it has no lock of its own. Answers the
 * release. Takes over from a process that is gone; throws a Refusal while another one runs.
 */
export async function lockData(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, 'lock')
  const mine = nameOfThis()
  // Written aside and linked into place whole: nobody ever reads half a lock.
  const aside = `${file}.${randomUUID()}`
  try {
    await writeFile(aside, mine)
    await claim(file, aside)
  } finally {
    await rm(aside, { force: true })
  }
  return async () => {
    if ((await readLock(file)) === mine) await rm(file, { force: true })
  }
}

/** Links what stands aside to a lock's name; throws a Refusal while a running process holds it. */
async function claim(file: string, aside: string): Promise<void> {
  if (await isPlaced(file, aside)) return
  await requireNobody(file)
  // One heir at a time: of two, the slower would remove the lock that the faster has just placed.
  // An heir that died at it leaves a lock like any other, and that has an heir in turn.
  const heir = `${file}.heir`
  await claim(heir, aside)
  try {
    if ((await requireNobody(file)) !== undefined) await rm(file)
    if (await isPlaced(file, aside)) return
    await requireNobody(file)
    throw inUse(file)
  } finally {
    await rm(heir, { force: true })
  }
}

/** Whether the name was free, and is this process's now. */
async function isPlaced(file: string, aside: string) {
  return link(aside, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}

/** A lock's text; nothing where there is no lock. */
async function readLock(file: string) {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** The text of a lock that no running process holds; nothing where there is no lock. */
async function requireNobody(file: string) {
  const text = await readLock(file)
  const holder = parseHolder(text ?? '')
  if (holder && isAlive(holder)) throw inUse(file, holder.pid)
  return text
}

function inUse(file: string, pid?: number) {
  return new Refusal(
    `The data in ${dirname(file)} is in use by process ${pid ?? '(unknown)'}: the site already runs from this folder. Stop that one first; a second clone may run beside it with its own PORT and SUPABASE_PORT.`,
  )
}
