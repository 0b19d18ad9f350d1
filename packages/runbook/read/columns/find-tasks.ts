import { cellText, isFilled } from '../file/table.ts'
import { areBlocks, canHold } from './by-heading.ts'
import { isOfThing, isRecord, normalise, rolesOf, unitOf } from './heading.ts'
import {
  areClocks,
  areCounters,
  areShort,
  areTexts,
  haveUnits,
  share,
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
  return free()
    .filter(({ filled }) => filled.length * 2 >= most)
    .toSorted((a, b) => likeNames(b) - likeNames(a))
}

export function findTasks(columns: Columns) {
  const { of, set } = columns
  const [task, id] = [of('task'), of('id')]
  if (!task) {
    nameTasks(columns, id)
    return
  }
  // 'Collect' beside 'Collect requirements', both under 'Task'
  const whole = columns.free().find((each) => areWholeOf(each, task))
  if (whole) {
    set(task, '')
    set(whole, 'task')
    return
  }
  // 'Étape' beside 'Nom': what stands beside several rows is their part of the plan.
  const names = columns.free().find((each) => namesTasks(each) && areNamesBeside(each, task))
  if (names && !of('group')) {
    set(task, 'group')
    set(names, 'task')
    return
  }
  // 'Job' has the codes, and 'Step' beside it the names.
  if (areCodes(task) && id && id.sentences > 0.5 && id.codes < 0.5) {
    set(task, 'id')
    set(id, 'task')
    return
  }
  // Short codes are the numbers, sentences the names.
  const likely = byLikeness(columns)
  const words = likely.filter(({ heading }) => !isRecord(heading))
  const named =
    words.find(({ sentences }) => sentences > 0.5) ??
    words.find(areTitles) ??
    likely.find(({ sentences }) => sentences > 0.5)
  if (areCodes(task) && task.distinct > 0.9 && named) {
    const hasCodes = id && id.codes > 0.8
    if (!hasCodes) set(id, '')
    set(task, hasCodes ? '' : 'id')
    set(named, 'task')
    return
  }
  if (areAbbreviations(task) && named && named.distinct > 0.9) {
    set(task, '')
    set(named, 'task')
    return
  }
  const phase = of('group')
  // 'Block' beside 'What happens' names each row.
  const hasPhases = phase?.distinct === 1 && phase.filled.length >= task.filled.length
  const titles = hasPhases && isProse(task) ? [phase] : columns.free()
  const areDetails = isDescribed(task) || isProse(task)
  const title = titles.find(
    (each) => isTitleOf(each, task) && (areDetails || (each.distinct === 1 && namesTasks(each))),
  )
  if (title) {
    set(title, 'task')
    set(task, '')
  } else if (!of('group')) splitTasks(columns, task)
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
    parts.distinct < 0.7 &&
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

/** 'Artefact' in front of 'Description': almost each row has its own, and it is shorter. */
function isTitleOf(title: Profile, task: Profile): boolean {
  const pairs = title.cells.flatMap((cell, i) =>
    isFilled(cell) && isFilled(task.cells[i]) ? [[cellText(cell), cellText(task.cells[i])]] : [],
  )
  return (
    title.column < task.column &&
    title.distinct > 0.6 &&
    title.filled.length >= task.filled.length &&
    areTexts(title) &&
    title.codes < 0.5 &&
    !isRecord(title.heading) &&
    !isOfThing(title.heading) &&
    pairs.filter(([name, words]) => name!.length < words!.length).length >= pairs.length * 0.9
  )
}

/** 'A1', '10', 'HB 01', or the letters 'A', 'B', 'C'. */
function areCodes({ codes, filled }: Profile): boolean {
  return (
    codes > 0.8 ||
    share(filled, (_, text) => /^(?:\p{L}{1,2}|\p{Lu}{1,4} \d{1,4})$/u.test(text)) > 0.8
  )
}

/** 'ELE', 'MEC', 'ELE': short words in capitals that repeat. */
function areAbbreviations({ filled, distinct }: Profile): boolean {
  return distinct < 0.9 && share(filled, (_, text) => /^\p{Lu}{2,4}$/u.test(text)) > 0.8
}

/** Finds names where no heading tells them. */
function nameTasks(columns: Columns, id: Profile | undefined) {
  const { of, set } = columns
  if (id && id.sentences > 0.5 && id.codes < 0.5) {
    set(id, 'task')
    return
  }
  const [best] = byLikeness(columns)
  const phase = of('group')
  const namesEach = phase?.distinct === 1
  // A 'Work package' may be the task, beside a column of people.
  if (namesEach && phase.sentences >= (best?.sentences ?? 0)) set(phase, 'task')
  else if (best && likeNames(best) > 0)
    set(columns.free().find((each) => isUnknownTitleOf(each, best)) ?? best, 'task')
  else if (namesEach) set(phase, 'task')
  // Names of one word each.
  else if (id && id.codes < 0.5 && areTexts(id)) set(id, 'task')
}

const subtask =
  /\b(sub ?task|sub ?activity|step|task|activity|teilaufgabe|subtarea|subtarefa|sous tache)/

/** 'Task' names several rows, or only some, and 'Subtask' each of them: the first is the group. */
function splitTasks({ free, set }: Columns, task: Profile) {
  const each = free().find(
    ({ column, distinct, sentences, heading }) =>
      column > task.column && distinct > 0.9 && sentences > 0.5 && subtask.test(normalise(heading)),
  )
  if (each && (task.distinct < 0.7 || each.filled.length > task.filled.length)) {
    set(task, 'group')
    set(each, 'task')
    return
  }
  // 'Activity' in front of 'Task', merged down.
  const over = free().find(
    (profile) =>
      profile.column < task.column &&
      profile.distinct < 0.7 &&
      areBlocks(profile) &&
      namesTasks(profile),
  )
  set(over, 'group')
}

/** '1', '2', '3' and so on, in each row. */
function areFromOne({ filled, cells }: Profile): boolean {
  return (
    filled.length > 2 &&
    filled.every((cell, i) => cellText(cell) === String(i + 1)) &&
    isFilled(cells[0])
  )
}

/** '10', '20', 'RA1' in the first column. */
function areStepNumbers({ column, filled }: Profile): boolean {
  return column === 0 && filled.every((cell) => /^\p{L}{0,3}\d{1,4}[a-z]?$/u.test(cellText(cell)))
}

/** Ids are there once: a 'Line' that repeats gives way to the 'Order' beside it. */
export function findIds({ of, free, set }: Columns) {
  const [id, parts] = [of('id'), of('group')]
  // 'Lot' A1, A2, A3: each row has a code of its own.
  if (!id && parts && parts.filled.length > 2 && parts.distinct === 1 && parts.codes > 0.8) {
    set(parts, 'id')
    return
  }
  if (id && (id.distinct === 1 || id.filled.length < 2)) return
  const before = of('task')?.column ?? -1
  const numbers = free().find(
    (profile) =>
      profile.column < before &&
      (profile.moments < 0.5 || areCounters(profile) || areStepNumbers(profile)) &&
      unitOf(profile.heading) === null &&
      !haveUnits(profile) &&
      profile.distinct === 1 &&
      // Below no heading, 'A' may stand above 'A1'.
      (profile.codes > 0.8 ||
        (profile.heading === '' && profile.codes >= 0.5 && areShort(profile))),
  )
  const behind = free().find((profile) => profile.column > before && areFromOne(profile))
  if (!id && !numbers && behind) {
    set(behind, 'id')
    return
  }
  const isBetter =
    numbers && (areCounters(numbers) || rolesOf(numbers.heading).some(({ role }) => role === 'id'))
  if (id && !isBetter) return
  set(id, '')
  set(numbers ?? of('wbs'), 'id')
}
