import { plain } from '../../words/plain.ts'
import { weekdayOf } from '../cells/calendar-words.ts'
import { cellText } from '../file/table.ts'
import { isDitto, isLeftOut, isMark, isOpenState } from '../cells/word-lists.ts'
import { areTexts, half, nearlyAll, share, type Profile } from './profile.ts'
import { isOfThing, isRecord } from '../headings/kinds.ts'
import { rolesOf } from '../headings/roles.ts'
import { normalise } from '../headings/spelling.ts'
import type { Columns } from './columns.ts'
import { areMarks, isDoer, isNameHeading } from './ticks.ts'

/** Of four columns 'R', 'A', 'C' and 'I' with names below them, the first has the owners. */
export function readRaci({ all, of, set }: Columns) {
  const headings = all.map(({ heading }) => normalise(heading))
  const first = headings.findIndex((_, at) => headings.slice(at, at + 2).join(' ') === 'r a')
  const people = all[first]
  if (people && !of('owner') && areTexts(people)) set(people, 'owner')
}

/** 'First name' and 'Surname' side by side are the owner's. */
export function readFullNames({ all, of, set }: Columns) {
  const first = all.findIndex(({ heading }) =>
    /^(?:first name|vorname|prenom|nombre|primeiro nome)$/.test(normalise(heading)),
  )
  const last = all[first + 1]
  const isName =
    last &&
    /^(?:surname|last name|family name|name|nachname|nom|apellidos?|sobrenome|apelido)$/.test(
      normalise(last.heading),
    )
  const owner = of('owner')
  if (first < 0 || !isName || (owner && owner !== all[first] && owner !== last)) return
  set(all[first], 'owner')
  set(last, 'owner')
}

/** Several columns of ticks or of RACI letters have the people as their headings. */
export function readTicks({ of, free, set }: Columns) {
  if (of('owner') || of('team')) return
  const people = free().filter(
    (profile) =>
      isNameHeading(profile.heading) &&
      rolesOf(profile.heading).every(({ role }) => role === 'owner') &&
      areMarks(profile),
  )
  const marks = people.flatMap(({ filled }) => filled.filter((cell) => isDoer(cellText(cell))))
  if (people.length > 1 && marks.length > 1) for (const each of people) set(each, 'owner')
}

/**
 * Finds people where no heading tells them. Without a heading, a text that repeats is the owner; so are short names that
 * repeat under a heading that nobody knows, unless it is of things.
 */
export function findOwners({ of, free, set }: Columns) {
  if (of('owner') || of('team')) return
  const task = of('task')
  const after = task?.column ?? -1
  const rows = task?.filled.length ?? 0
  // People mostly stand behind the task.
  const behind = free().toSorted((a, b) => Number(a.column < after) - Number(b.column < after))
  const who = behind.find((profile) =>
    profile.heading === ''
      ? profile.column > after && areTexts(profile) && profile.distinct < 1
      : !isRecord(profile.heading) &&
        !isOfThing(profile.heading) &&
        (rolesOf(profile.heading).length === 0 || mayBePeople(profile.heading)) &&
        areNames(profile) &&
        profile.filled.length * 2 >= rows,
  )
  // 'Gewerk' alone is who does it, and beside a name the part of the plan.
  const trade = of('group')
  const isTeam = trade && rolesOf(trade.heading).some(({ role }) => role === 'team')
  if (who || isTeam || !task || !mayBePeople(task.heading) || !areNames(task)) {
    if (who) set(who, 'owner')
    else if (isTeam) set(trade, 'team')
    return
  }
  // 'Job' or 'Step' beside 'Name': the names that repeat are those of people.
  const id = of('id')
  const steps = id && id.sentences > half && id.codes < half ? [id] : []
  const work = [...steps, ...free()].find(
    ({ heading, distinct }) =>
      distinct > task.distinct && rolesOf(heading).some(({ role }) => role === 'task'),
  )
  if (!work) return
  set(task, 'owner')
  set(work, 'task')
}

/** Whether a heading may be of people as well as of tasks or places: 'Name' beside 'Task', 'Área'. */
function mayBePeople(heading: string): boolean {
  return /^(?:name|names|nom|noms|nome|nomes|nombre|nombres|namen|area|frente)$/.test(
    normalise(heading),
  )
}

/** Whether cells look like names of people or teams: at most five words that begin with a capital, and some repeat. */
function areNames({ filled, distinct }: Profile): boolean {
  const names = share(
    filled.filter((cell) => !isDitto(cellText(cell))),
    (_, text) =>
      text.length <= 40 &&
      /^\p{Lu}[\p{L}'’.&+/,() -]*(?: \d{1,2})?$/u.test(text) &&
      text.split(' ').length <= 5,
  )
  const marks = share(filled, (_, text) => isMark(text))
  // 'Sam' is a name, too, but 'Sam' and 'Dim' are days.
  const areDays = filled.every((cell) => weekdayOf(plain(cellText(cell))) >= 0)
  return !areDays && names > 0.65 && marks < 0.2 && distinct < 1 && distinct * filled.length > 1.5
}

/** A column such as 'Cancelled', with an 'x' for what nobody does, says which rows are active. */
export function findDropped({ of, free, set }: Columns) {
  if (!of('active'))
    set(
      free().find(({ heading }) => isLeftOut(normalise(heading))),
      'active',
    )
}

/** Under any heading, cells that are nothing but states say how far each task is. */
export function findStates({ of, free, set }: Columns) {
  if (of('state')) return
  const states = free().find(
    ({ filled, distinct }) =>
      filled.length > 2 &&
      distinct < 1 &&
      share(filled, (_, text) => isMark(text)) > nearlyAll &&
      filled.some((cell) => isOpenState(cellText(cell))),
  )
  set(states, 'state')
}
