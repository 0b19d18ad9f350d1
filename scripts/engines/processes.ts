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

/** Starts a program, and waits for the line of its output that says where it listens. */
export async function startProgram(command: string, args: string[], ready?: RegExp) {
  // A group of its own, which ends with everything that it started.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })

  function end(signal: NodeJS.Signals) {
    if (child.pid && isRunning()) process.kill(-child.pid, signal)
  }

  function isRunning() {
    return child.exitCode === null && child.signalCode === null
  }

  // The terminal's Ctrl-C does not reach that group.
  function endNow() {
    return end('SIGKILL')
  }

  process.once('exit', endNow)
  let said = ''
  const found = new Promise<string>((resolve, reject) => {
    function read(chunk: Buffer) {
      said += chunk.toString()
      const [, place] = ready?.exec(said) ?? []
      if (place) resolve(place)
    }

    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('close', () => reject(new Error(`${command} ended: ${said.slice(-500)}`)))
    setTimeout(
      () => reject(new Error(`${command} did not start: ${said.slice(-500)}`)),
      40_000,
    ).unref()
    if (!ready) resolve('')
  })

  async function stop() {
    process.off('exit', endNow)
    if (!isRunning()) return
    const ended = once(child, 'close')
    end('SIGTERM')
    const patience = setTimeout(() => end('SIGKILL'), 3_000)
    await ended
    clearTimeout(patience)
  }

  const place = await found.catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { place, stop }
}
