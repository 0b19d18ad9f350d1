import type { Opening } from '@cuewright/runbook/open'
import { keptRunbook, type Kept } from '@cuewright/runbook/device'
import { laterVersion, type Earlier, type LaterVersion } from '@cuewright/runbook/versions'

const mostKept = 10

async function* candidates(
  before: Earlier | undefined,
  kept: readonly Kept[],
): AsyncGenerator<Earlier> {
  if (before) yield before
  for (const { name } of kept.slice(0, mostKept)) {
    const earlier = await keptRunbook(name)
    if (earlier.ok) yield { ...earlier, name: `${name} (kept on this device)` }
  }
}

/** A file as the later version of the runbook that was open before, or of a kept one; undefined if it is of neither. */
export async function laterVersionOf(
  opening: Opening,
  before: Earlier | undefined,
  kept: readonly Kept[],
): Promise<LaterVersion | undefined> {
  const found = opening.read()
  for await (const earlier of candidates(before, kept)) {
    const later = laterVersion(opening, earlier, found)
    if (later) return later
  }
  return undefined
}
