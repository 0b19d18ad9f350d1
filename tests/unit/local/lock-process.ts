import { lockData } from '../../../local/data-lock.ts'

/** Claims the folder of a message at a moment, in milliseconds since 1970, and says whether it got it. */
process.on('message', ({ dataDir, at }: { dataDir: string; at: number }) => {
  // A timer would wake the processes one after the other.
  while (Date.now() < at);
  try {
    lockData(dataDir)
    process.send?.(true)
  } catch {
    process.send?.(false)
  }
})
process.send?.('ready')
