import { readFileSync } from 'node:fs'

type Holder = { pid: number; since: string | null }

/** When a process started, in the kernel's ticks; null where the system does not tell. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, which may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

/** This process as a lock names it: its number, and when it started where that is known. */
export function nameOfThis() {
  return `${process.pid} ${startOf(process.pid) ?? ''}`.trim()
}

/** Reads a lock's text; null where it names nobody. */
export function parseHolder(text: string): Holder | null {
  const [pid = '', since = ''] = text.trim().split(' ')
  return /^\d+$/.test(pid) ? { pid: Number(pid), since: since || null } : null
}

export function isAlive({ pid, since }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  // After a restart of the machine the number may belong to another program.
  return since === null || startOf(pid) === null || since === startOf(pid)
}
