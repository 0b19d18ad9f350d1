let isTold = false

/** Outlives Linux's limit of watches, whose error neither the emulator nor Vite handles, and says so once. */
export function surviveWatchLimit() {
  return process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.syscall !== 'watch' || !/^(ENOSPC|EMFILE)$/.test(error.code ?? '')) throw error
    if (isTold) return
    isTold = true
    console.warn(`Changes are not seen any more: start again after one. (${error.message})`)
  })
}
