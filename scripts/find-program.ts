import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether a program really starts: one may lack its libraries, or be a stub that wants a snap. */
export function runs(path: string, probe: string) {
  return existsSync(path) && spawnSync(path, [probe], { timeout: 15_000 }).status === 0
}

/** The first program of these names, in the order of PATH, that runs with an argument like --version. */
export function findProgram(probe: string, ...names: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => runs(path, probe))
}
