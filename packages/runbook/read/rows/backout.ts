import { groupsAround } from '../../model/groups.ts'
import { isBackout } from '../../words/backout.ts'
import type { OutlineGroup } from './outline.ts'
import type { Numbered } from './numbering.ts'
import { isMarkedBackout } from './sheet-row.ts'

/** Whether a name begins as a backout's does: 'Rollback: restore', but neither 'Test the rollback' nor 'Watch (rollback)'. */
function beginsAsBackout(name: string): boolean {
  const [first = '', second = ''] = name.split(/\s+/)
  return isBackout(/^[([„“"'–-]/.test(second) ? first : `${first} ${second}`)
}

/**
 * Finds the backout: the group that the visitor says, or one whose name says so, with everything in it; rows below a
 * heading or beside a cell that says so; rows that undo others; or the last rows of the plan, if their names say so.
 */
export function findBackout(
  rows: readonly Numbered[],
  groups: readonly OutlineGroup[],
  undoes: (row: Numbered) => boolean,
  corrected: string | null,
): { isBack: (row: Numbered) => boolean; group: string } {
  // 'Rückbau' is how a building site begins. Nothing can be taken back before it was done.
  const [first] = groups.filter(({ id }) => rows.some((row) => !row.isGroup && row.group === id))
  const isSite = first !== undefined && /^rückbau$/i.test(first.name)
  const named =
    groups.find(({ id, name }) => isBackout(name) && !(isSite && id === first.id))?.id ?? ''
  const group = corrected ?? named
  // What single rows say gives way to what the visitor has changed.
  const isAsWritten = group === named
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]))
  const tasks = rows.filter(({ isGroup }) => !isGroup)
  const last = tasks.findLastIndex(({ name }) => !beginsAsBackout(name))
  const tail = isAsWritten && group === '' && last >= 0 ? tasks.slice(last + 1) : []
  const ofTail = new Set(tail.map(({ key }) => key))

  function isBack(row: Numbered): boolean {
    if (undoes(row)) return true
    if (isSite && row.group === first.id && group !== first.id) return false
    if (group !== '' && groupsAround(row.group, parents).includes(group)) return true
    return isAsWritten && (row.isBelowBackout || isMarkedBackout(row) || ofTail.has(row.key))
  }

  return { isBack, group }
}
