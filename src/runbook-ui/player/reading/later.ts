import type { Read } from '#runbook/open'
import { keptRunbook, type Kept } from '#runbook/device'
import { laterVersion, type Earlier, type LaterVersion } from '#runbook/versions'

const mostKept = 10

/** Remembers the last reading, because a file is compared with several runbooks. */
function onceInTurn(read: Read): Read {
  let last: { by: string; is: ReturnType<Read> } | undefined
  return (choices = []) => {
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

/** Finds the earlier version of a file: the runbook that was open before, or a kept one. */
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
