import { lockData } from '../../../local/data-lock.ts'
import { Refusal } from '../../../local/refusal.ts'

export type Round = { dataDir: string; at: number }

let release: (() => Promise<void>) | undefined

/** Claims the folder at a moment, in milliseconds since 1970; says whether it got it. */
async function claim({ dataDir, at }: Round) {
  await release?.()
  release = undefined
  // A timer would wake the claimers one after the other.
  while (Date.now() < at);
  release = await lockData(dataDir).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  process.send?.(Boolean(release))
}

process.on('message', (round) => void claim(round as Round))
process.send?.('ready')
