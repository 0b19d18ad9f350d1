import { areBlocks, areTexts, half, share } from './profile.ts'
import type { Columns } from './columns.ts'

/**
 * 'Batch 1' and 'Batch 2' under 'Batch', each beside several rows, are the parts of the plan, and so are words in front of
 * all other columns, such as the applications of a release.
 */
export function findParts({ all, of, free, set }: Columns) {
  const told = of('group')
  if (told && areBlocks(told)) return
  const blocks = free().filter((profile) => areBlocks(profile) && profile.distinct <= half)
  const numbered = blocks.find(
    ({ filled, heading }) => share(filled, (_, text) => isNumbered(text, heading)) === 1,
  )
  // Where nothing says who, words in front may be teams, unless the steps of each are the same: then they are places.
  const haveSameSteps = (of('task')?.distinct ?? 1) <= half
  const areNoTeams = haveSameSteps || of('owner') || of('team')
  const front = all.find(({ filled }) => filled.length > 0)
  const first = blocks.find((profile) => profile === front && areTexts(profile))
  const parts = numbered ?? (areNoTeams && !told ? first : undefined)
  if (parts) set(told, '')
  set(parts, 'group')
}

/** Whether a text is its heading with a number or a letter behind it: 'Ring 0 – lab' under 'Ring'. */
function isNumbered(text: string, heading: string): boolean {
  const [own, name] = [text.toLowerCase(), heading.toLowerCase()]
  const rest = own.slice(name.length)
  return name !== '' && own.startsWith(name) && /^ (?:\d+|\p{L})(?!\p{L})/u.test(rest)
}
