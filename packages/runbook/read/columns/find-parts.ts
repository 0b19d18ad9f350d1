import { areBlocks, half, share } from './profile.ts'
import type { Columns } from './columns.ts'

/** 'Batch 1' and 'Batch 2' under 'Batch', each beside several rows, are the parts of the plan. */
export function findParts({ of, free, set }: Columns) {
  if (of('group')) return
  const parts = free().find(
    (profile) =>
      areBlocks(profile) &&
      profile.distinct <= half &&
      share(profile.filled, (_, text) => isNumbered(text, profile.heading)) === 1,
  )
  set(parts, 'group')
}

/** Whether a text is its heading with a number or a letter behind it: 'Ring 0 – lab' under 'Ring'. */
function isNumbered(text: string, heading: string): boolean {
  const [own, name] = [text.toLowerCase(), heading.toLowerCase()]
  const rest = own.slice(name.length)
  return name !== '' && own.startsWith(name) && /^ (?:\d+|\p{L})(?!\p{L})/u.test(rest)
}
