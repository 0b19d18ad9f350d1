import type { Read } from '../../../runbook/open.ts'
import { keptRunbook, type Kept } from '../../../runbook/take-away/device/kept-runbook.ts'
import { laterVersion, type Earlier, type LaterVersion } from '../../../runbook/versions/version.ts'

/** So many of those that are kept are looked at. */
const mostKept = 10

/** The same reading is not made twice in turn, however many runbooks a file is held against. */
function onceInTurn(read: Read): Read {
  let last: { by: string; is: ReturnType<Read> } | undefined
  return (choices = {}) => {
    const by = JSON.stringify(choices)
    if (last?.by !== by) last = { by, is: read(choices) }
    return last.is
  }
}

async function* earlierOnes(
  before: Earlier | undefined,
  kept: readonly Kept[],
): AsyncGenerator<Earlier> {
  if (before) yield before
  for (const { name } of kept.slice(0, mostKept)) {
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
  const tried = onceInTurn(read)
  for await (const earlier of earlierOnes(before, kept)) {
    const later = laterVersion(read, earlier, tried)
    if (later) return later
  }
  return undefined
}
