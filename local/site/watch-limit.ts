let isTold = false

/** Keeps running when Linux's limit of file watches is reached, and warns once. Neither the emulator nor Vite does. */
export function surviveWatchLimit() {
  return process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.syscall !== 'watch' || !/^(ENOSPC|EMFILE)$/.test(error.code ?? '')) throw error
    if (isTold) return
    isTold = true
    console.warn(`Changes are not seen any more: start again after one. (${error.message})`)
  })
}
