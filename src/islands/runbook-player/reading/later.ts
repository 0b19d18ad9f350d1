import type { Read } from '../../../runbook/open.ts'
import { keptRunbook, type Kept } from '../../../runbook/take-away/device/kept-runbook.ts'
import { laterVersion, type Earlier, type LaterVersion } from '../../../runbook/versions/version.ts'

async function* earlierOnes(
  before: Earlier | undefined,
  kept: readonly Kept[],
): AsyncGenerator<Earlier> {
  if (before) yield before
  for (const { name } of kept) {
    const earlier = await keptRunbook(name)
    if (earlier.ok) yield { ...earlier, name: `${name} (kept on this device)` }
  }
}

/** A file as a later version of what was open before it, or else of what is kept, the newest first. */
export async function laterOf(
  read: Read,
  before: Earlier | undefined,
  kept: readonly Kept[],
): Promise<LaterVersion | undefined> {
  for await (const earlier of earlierOnes(before, kept)) {
    const later = laterVersion(read, earlier)
    if (later) return later
  }
  return undefined
}
