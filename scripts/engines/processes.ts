import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that the system has. */
export function findProgram(...names: string[]) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(
      (path) => existsSync(path) && spawnSync(path, ['--help'], { timeout: 15_000 }).status === 0,
    )
}

/** Starts a program in its own process group, which ends with everything that it started. */
export function startProgram(command: string, args: string[]) {
  const child = spawn(command, args, { stdio: 'ignore', detached: true })

  function isRunning() {
    return child.exitCode === null && child.signalCode === null
  }

  function end(signal: NodeJS.Signals) {
    if (child.pid && isRunning()) process.kill(-child.pid, signal)
  }

  // The terminal's Ctrl-C does not reach that group.
  function endNow() {
    return end('SIGKILL')
  }

  process.once('exit', endNow)
  return {
    stop: async () => {
      process.off('exit', endNow)
      if (!isRunning()) return
      const ended = once(child, 'close')
      end('SIGTERM')
      const patience = setTimeout(endNow, 3_000)
      await ended
      clearTimeout(patience)
    },
  }
}
