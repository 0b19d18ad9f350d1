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

/** Says in one line, once, that changes of the functions' code are seen no more. */
export function tellUnwatched(error: unknown) {
  if (isTold) return
  isTold = true
  const reason = error instanceof Error ? error.message : String(error)
  console.warn(
    `Functions are not brought up to date any more: start again after a change. (${reason})`,
  )
}

/**
 * Lets the process live when the system has no more watches to give: Linux limits them. Netlify's
 * emulator watches too, and listens to no error of its watcher.
 */
export function surviveWatchLimit() {
  return process.on('uncaughtException', (error) => {
    if (!isWatchLimit(error)) throw error
    tellUnwatched(error)
  })
}
