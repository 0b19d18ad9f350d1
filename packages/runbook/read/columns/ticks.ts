import { plain } from '../../words/plain.ts'
import { monthOf, weekdayOf } from '../cells/calendar-words.ts'
import { nearlyAll, share, type Profile } from './profile.ts'

/** Whether cells are ticks or the letters of a responsibility matrix: below 'DBA' as an owner, they would name nobody. */
export function areMarks({ filled }: Profile): boolean {
  return (
    share(filled, (_, text) => /^(?:[RACIS](?: ?[/,]? ?[RACIS])?|[x✓✔●•])$/iu.test(text)) >
    nearlyAll
  )
}

/** Whether a heading may be a name: the days above a chart are none. */
export function isNameHeading(heading: string): boolean {
  return (
    /^[\p{L} .&/()'-]{1,40}$/u.test(heading) &&
    monthOf(plain(heading)) === 0 &&
    weekdayOf(plain(heading)) < 0
  )
}

/** Whether a mark below somebody's name says that they do the task: 'x', 'R', 'A/R'. */
export function isDoer(mark: string): boolean {
  return /^(?:[x✓✔●•r]|[aci] ?[/,]? ?r|r ?[/,]? ?[aci])$/iu.test(mark)
}
