import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.ts'

type Holder = { pid: number; since: string | null }

/** When a process started, in the kernel's ticks; null where the system does not tell. */
const startOf = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, which may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

const isAlive = ({ pid, since }: Holder): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  // After a restart of the machine the number may belong to another program.
  return since === null || startOf(pid) === null || since === startOf(pid)
}

const readHolder = async (file: string): Promise<Holder | null> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [pid = '', since = ''] = text.trim().split(' ')
  return /^\d+$/.test(pid) ? { pid: Number(pid), since: since || null } : null
}

/**
 * Claims a data folder for this process: the database in it has no lock of its own. Answers the
 * release. Takes over from a process that is gone; throws a Refusal while another one runs.
 */
export const lockData = async (dataDir: string): Promise<() => Promise<void>> => {
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, 'lock')
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`.trim()

  const claim = async () =>
    writeFile(file, mine, { flag: 'wx' }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw error
      },
    )

  if (!(await claim())) {
    const holder = await readHolder(file)
    if (holder && isAlive(holder)) throw inUse(dataDir, holder.pid)
    await rm(file, { force: true })
    if (!(await claim())) throw inUse(dataDir, (await readHolder(file))?.pid)
  }
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => '')) === mine) await rm(file, { force: true })
  }
}

const inUse = (dataDir: string, pid: number | undefined) =>
  new Refusal(
    `The data in ${dataDir} is in use by process ${pid ?? '(unknown)'}: the site already runs from this folder. Stop that one first; a second clone may run beside it with its own PORT and SUPABASE_PORT.`,
  )
