let isTold = false

/**
 * Lets the process live when the system has no more watches to give: Linux limits them. It says once, in one
 * line, that changes are no longer seen. Netlify's emulator and Vite watch, and do not handle their watchers'
 * errors.
 */
export function surviveWatchLimit() {
  return process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.syscall !== 'watch' || !/^(ENOSPC|EMFILE)$/.test(error.code ?? '')) throw error
    if (isTold) return
    isTold = true
    console.warn(`Changes are not seen any more: start again after one. (${error.message})`)
  })
}
