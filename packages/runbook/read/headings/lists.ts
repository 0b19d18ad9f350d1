import { isAtLeast } from './certainty.ts'
import { ofPlans, rolesOf } from './roles.ts'
import { normalise } from './spelling.ts'
import { ofLists } from './words.ts'

/** Whether a heading says that tasks stand below it. */
export function tellsTask(heading: string): boolean {
  return heading === '' || rolesOf(heading).some(({ role }) => role === 'task' || role === 'id')
}

/** Whether headings are of a list of contacts, goods or devices, and none says when, how long or after what. */
export function areOfList(texts: readonly string[]): boolean {
  const names = texts.map(normalise)
  const told = texts.flatMap((heading) =>
    rolesOf(heading).filter(({ certainty }) => isAtLeast(certainty, 'known')),
  )
  const isTimed = told.some(({ role }) => ofPlans.includes(role))
  const isAddressed = names.includes('name') && names.some((name) => /\bmail$/.test(name))
  const isNamed =
    !isAddressed &&
    told.some(({ role, certainty }) => role === 'task' && isAtLeast(certainty, 'clear'))
  const isCounted = names.some((name) =>
    /^(?:how many|qty|quantity|menge|anzahl|cantidad|quantidade|quantite)$/.test(name),
  )
  const hits = names.filter((name) => name.split(' ').some((word) => ofLists.has(word))).length
  return !isTimed && (hits >= (isNamed ? 3 : 2) || (isCounted && !isNamed))
}
