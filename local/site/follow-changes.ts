import { rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { repository } from '../repository.ts'
import { codeFolders, copyCode } from './netlify-root.ts'

type Watcher = {
  on: ((event: 'all', told: (event: string, file: string) => void) => unknown) &
    ((event: 'error', told: (error: unknown) => void) => unknown)
}

/**
 * Copies each change of the functions' code, and of the code that they import, into the emulator's
 * folder. It listens to the development server's watcher: a second one would need as many watches
 * again, and Linux limits them.
 */
export function followChanges(watcher: Watcher, root: string, from = repository) {
  watcher.on('all', (event, file) => {
    const path = relative(from, file)
    if (!codeFolders.includes(path.split(sep)[0] ?? '')) return
    const isGone = event === 'unlink' || event === 'unlinkDir'
    const follow = isGone
      ? rm(join(root, path), { recursive: true, force: true })
      : copyCode(path, root, from)
    // An editor may save a file in several steps; the next event brings the rest.
    follow.catch(() => undefined)
  })
  watcher.on('error', tellUnwatched)
}

let isTold = false

function isWatchLimit(error: unknown) {
  return (
    error instanceof Error &&
    'syscall' in error &&
    error.syscall === 'watch' &&
    'code' in error &&
    (error.code === 'ENOSPC' || error.code === 'EMFILE')
  )
}

/** Says once, in one line, that changes of the functions' code are no longer seen. */
function tellUnwatched(error: unknown) {
  if (isTold) return
  isTold = true
  const reason = error instanceof Error ? error.message : String(error)
  console.warn(
    `Functions are not brought up to date any more: start again after a change. (${reason})`,
  )
}

/**
 * Lets the process live when the system has no more watches to give: Linux limits them. Netlify's
 * emulator watches too, and does not handle its watcher's errors.
 */
export function surviveWatchLimit() {
  return process.on('uncaughtException', (error) => {
    if (!isWatchLimit(error)) throw error
    tellUnwatched(error)
  })
}
