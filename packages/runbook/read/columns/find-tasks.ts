import { cellText, isFilled } from '../file/table.ts'
import { canHold } from './can-hold.ts'
import { isOfThing, isRecord } from '../headings/kinds.ts'
import { rolesOf } from '../headings/roles.ts'
import { normalise } from '../headings/spelling.ts'
import { areClocks, haveUnits } from './profile-times.ts'
import {
  areBlocks,
  areTexts,
  half,
  longestCode,
  nearlyAll,
  repeated,
  share,
  unique,
  type Profile,
} from './profile.ts'
import type { Columns } from './columns.ts'

/** How much a column looks like names of tasks. A heading that tells so helps, one that tells something else doesn't. */
function likeNames(profile: Profile): number {
  const { sentences, distinct, filled, heading } = profile
  if (filled.length === 0 || !areTexts(profile) || haveUnits(profile) || areClocks(profile))
    return 0
  const length = filled.reduce<number>((sum, cell) => sum + Math.min(40, cellText(cell).length), 0)
  const told = rolesOf(heading).flatMap(({ role }) => (canHold(role, profile) ? [role] : []))
  const isTold =
    told.includes('task') ||
    /\b(description|beschreibung|descripcion|descricao)\b/.test(normalise(heading))
  const isOther = told.length > 0
  const factor = isTold ? 2 : isRecord(heading) ? 0.02 : isOther ? 0.2 : 1
  return (sentences + 0.2) * distinct * (length / filled.length) * factor
}

/** Columns that may hold the names: remarks stand in a few rows, names in almost all. */
function byLikeness({ all, free }: Columns): Profile[] {
  // Templates have a nought under 'Done' in every row that nobody has filled.
  const most = Math.max(
    ...all.map(({ filled }) => filled.filter((cell) => !/^0 ?%?$/.test(cellText(cell))).length),
  )
  // Where every row has a code, notes on a few of them are no names.
  const haveCodes = all.some(
    ({ codes, distinct, moments, filled }) =>
      codes > nearlyAll && distinct === 1 && moments < half && filled.length >= most,
  )
  return free()
    .filter(({ filled, heading }) => {
      const isNote = haveCodes && isRecord(heading)
      return filled.length >= most * (isNote ? nearlyAll : half)
    })
    .toSorted((a, b) => likeNames(b) * b.filled.length - likeNames(a) * a.filled.length)
}

/** Of two columns under 'Task', 'Collect' and 'Collect requirements', the one that says more has the names. */
function takeWhole({ free, set }: Columns, task: Profile): boolean {
  const whole = free().find((each) => areWholeOf(each, task))
  if (!whole) return false
  set(task, '')
  set(whole, 'task')
  return true
}

/** 'Étape' beside 'Nom': what stands beside several rows is their part of the plan. */
function takeNamesOfParts({ of, free, set }: Columns, task: Profile): boolean {
  const names = free().find((each) => namesTasks(each) && areNamesBeside(each, task))
  if (!names || of('group')) return false
  set(task, 'group')
  set(names, 'task')
  return true
}

/** 'Job' has the codes, and 'Step', which would be the id, the names. */
function exchangeWithIds({ of, set }: Columns, task: Profile): boolean {
  const id = of('id')
  if (!areCodes(task) || !id || id.sentences <= half || id.codes >= half) return false
  set(task, 'id')
  set(id, 'task')
  return true
}

/** The column beside codes that may have the names: sentences, or else words of which each row has its own. */
function wordsBeside(columns: Columns): Profile | undefined {
  const likely = byLikeness(columns)
  const words = likely.filter(({ heading }) => !isRecord(heading))
  return (
    words.find(({ sentences }) => sentences > half) ??
    words.find(areTitles) ??
    likely.find(({ sentences }) => sentences > half)
  )
}

/** Short codes under 'Task' are the numbers, and the words beside them the names. */
function takeWordsOfCodes(columns: Columns, task: Profile): boolean {
  const { of, set } = columns
  const named = areCodes(task) && task.distinct > unique ? wordsBeside(columns) : undefined
  if (!named) return false
  const id = of('id')
  // Nobody uses a database's long keys for ids where there are short ones: 'CS-0041'.
  const hasCodes = id && id.codes > nearlyAll && !areKeys(id)
  if (!hasCodes) set(id, '')
  set(task, hasCodes ? '' : 'id')
  set(named, 'task')
  return true
}

/** 'ELE' and 'MEC' under 'Task' repeat: the words beside them are the names. */
function takeWordsOfAbbreviations(columns: Columns, task: Profile): boolean {
  const named = areAbbreviations(task) ? wordsBeside(columns) : undefined
  if (!named || named.distinct <= unique) return false
  columns.set(task, '')
  columns.set(named, 'task')
  return true
}

/** A title in front of a description or of sentences is the name. */
function takeTitles({ of, free, set }: Columns, task: Profile): boolean {
  const phase = of('group')
  // Under 'Block', beside sentences under 'What happens', each row has a name of its own.
  const hasPhases = phase?.distinct === 1 && phase.filled.length >= task.filled.length
  const titles = hasPhases && isProse(task) ? [phase] : free()
  const areDetails = isDescribed(task) || isProse(task)
  const title = titles.find(
    (each) => isTitleOf(each, task) && (areDetails || (each.distinct === 1 && namesTasks(each))),
  )
  if (!title) return false
  set(title, 'task')
  set(task, '')
  return true
}

/**
 * What a column that the headings call the task may be instead. Each case gives the roles away and says whether it
 * applies; the first that applies is the only one.
 */
const cases: readonly ((columns: Columns, task: Profile) => boolean)[] = [
  takeWhole,
  takeNamesOfParts,
  exchangeWithIds,
  takeWordsOfCodes,
  takeWordsOfAbbreviations,
  takeTitles,
  splitTasks,
]

/** Finds the names of the tasks, where the headings tell none or the wrong column. */
export function findTasks(columns: Columns) {
  const task = columns.of('task')
  if (task) cases.some((applies) => applies(columns, task))
  else nameTasks(columns, columns.of('id'))
}

/** Whether each row has its own words, however few: 'Drain', 'Open up'. */
function areTitles(profile: Profile): boolean {
  const { distinct, codes, cells, filled } = profile
  return (
    distinct === 1 &&
    codes === 0 &&
    filled.length === cells.length &&
    areTexts(profile) &&
    !isOfThing(profile.heading)
  )
}

/** Whether a column says under the same heading more than another one, whose cells are the first words of its own. */
function areWholeOf(whole: Profile, task: Profile): boolean {
  const pairs = whole.cells.map((cell, i) => [cellText(cell), cellText(task.cells[i])] as const)
  return (
    whole.heading === task.heading &&
    whole.distinct >= task.distinct &&
    pairs.every(([more, less]) => more.startsWith(less)) &&
    pairs.some(([more, less]) => more.length > less.length)
  )
}

function areNamesBeside(names: Profile, parts: Profile): boolean {
  return (
    parts.distinct < repeated &&
    areBlocks(parts) &&
    names.distinct === 1 &&
    names.filled.length >= parts.filled.length &&
    areTexts(names)
  )
}

function namesTasks({ heading }: Profile): boolean {
  return rolesOf(heading).some(({ role }) => role === 'task')
}

/** Whether cells are whole sentences: over 60 characters on average. */
function isProse({ filled }: Profile): boolean {
  return filled.reduce<number>((sum, cell) => sum + cellText(cell).length, 0) > filled.length * 60
}

/** Whether a column right in front of one has its titles, both under headings that nobody knows. */
function isUnknownTitleOf(title: Profile, words: Profile): boolean {
  const areUnknown = [title, words].every(
    ({ heading }) => heading !== '' && rolesOf(heading).length === 0,
  )
  return areUnknown && title.column === words.column - 1 && isTitleOf(title, words)
}

function isDescribed({ heading }: Profile): boolean {
  return /^(?:description|descriptions|details?|beschreibung|descripcion|descricao)$/.test(
    normalise(heading),
  )
}

/**
 * Whether a column in front of the tasks has their titles, as 'Artefact' in front of 'Description' has: almost each row
 * has its own, and it is shorter.
 */
function isTitleOf(title: Profile, task: Profile): boolean {
  const pairs = title.cells.flatMap((cell, i) =>
    isFilled(cell) && isFilled(task.cells[i]) ? [[cellText(cell), cellText(task.cells[i])]] : [],
  )
  return (
    title.column < task.column &&
    title.distinct > 0.6 &&
    title.filled.length >= task.filled.length &&
    areTexts(title) &&
    title.codes < half &&
    !isRecord(title.heading) &&
    !isOfThing(title.heading) &&
    pairs.filter(([name, words]) => name!.length < words!.length).length >= pairs.length * 0.9
  )
}

/** Whether cells number the rows: 'A1', '10', 'HB 01', or the letters 'A', 'B', 'C'. */
function areCodes({ codes, filled }: Profile): boolean {
  return (
    codes > nearlyAll ||
    share(filled, (_, text) => /^(?:\p{L}{1,2}|\p{Lu}{1,4} \d{1,4})$/u.test(text)) > nearlyAll
  )
}

/** Whether cells are a database's keys, such as 'a0B5g00000Qx41rEAF'. */
function areKeys({ filled }: Profile): boolean {
  return share(filled, (_, text) => text.length > longestCode) > half
}

/** Whether cells are short words in capitals that repeat, such as 'ELE', 'MEC', 'ELE' for trades. */
function areAbbreviations({ filled, distinct }: Profile): boolean {
  return distinct < unique && share(filled, (_, text) => /^\p{Lu}{2,4}$/u.test(text)) > nearlyAll
}

/** Finds names where no heading tells them. */
function nameTasks(columns: Columns, id: Profile | undefined) {
  const { of, set } = columns
  if (id && id.sentences > half && id.codes < half) {
    set(id, 'task')
    return
  }
  const [best] = byLikeness(columns)
  const phase = of('group')
  const namesEach = phase?.distinct === 1
  // A 'Work package' that is another one in each row is the task: what is most like names beside it may be people.
  if (namesEach && phase.sentences >= (best?.sentences ?? 0)) set(phase, 'task')
  else if (best && likeNames(best) > 0)
    set(columns.free().find((each) => isUnknownTitleOf(each, best)) ?? best, 'task')
  else if (namesEach) set(phase, 'task')
  // What seemed to be ids are names of one word each.
  else if (id && id.codes < half && areTexts(id)) set(id, 'task')
}

const subtask =
  /\b(sub ?task|sub ?activity|step|task|activity|teilaufgabe|subtarea|subtarefa|sous tache)/

/**
 * 'Task' names several rows, or only some, and 'Subtask' each of them, or those in which 'Task' is empty: the first is
 * the group. So is 'Activity' in front of 'Task', merged down over several rows.
 */
function splitTasks({ of, free, set }: Columns, task: Profile): boolean {
  if (of('group')) return false
  const each = free().find(
    ({ column, distinct, sentences, heading }) =>
      column > task.column &&
      distinct > unique &&
      sentences > half &&
      subtask.test(normalise(heading)),
  )
  const areApart = each?.cells.every((cell, row) => !isFilled(cell) || !isFilled(task.cells[row]))
  // A few rows of parts below a named one don't make its name a group.
  const areMore = each && each.filled.length > task.filled.length * 1.4
  if (each && (task.distinct < repeated || areMore || areApart)) {
    set(task, 'group')
    set(each, 'task')
    return true
  }
  const over = free().find(
    (profile) =>
      profile.column < task.column &&
      profile.distinct < repeated &&
      areBlocks(profile) &&
      namesTasks(profile),
  )
  set(over, 'group')
  return over !== undefined
}
