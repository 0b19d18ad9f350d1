import type { Role } from '../../reading.ts'
import { durationParts } from '../cells/duration-words.ts'
import { idKey } from '../cells/id-key.ts'
import { isLinkKind, parseLinks, saysAfter } from '../cells/links.ts'
import { plain, weekdayOf } from '../cells/words.ts'
import { cellText, isFilled, type Cell } from '../file/table.ts'
import { isDitto, isMark, isOpenState } from '../cells/word-lists.ts'
import { areRaci, canHold, isDoer, isNameHeading, lengths as lengthRoles } from './by-heading.ts'
import { isOfThing, isRecord, normalise, rolesOf, unitOf } from './heading.ts'
import {
  areClocks,
  areCounters,
  areFinishes,
  areForward,
  areMoments,
  areNumbers,
  areRising,
  areRisingClocks,
  areShort,
  areAround,
  areSince,
  areTexts,
  haveUnits,
  share,
  type Profile,
} from './profile.ts'

/** The columns of a sheet, whose roles the rules below complete and correct. */
type Columns = {
  readonly all: readonly Profile[]
  /** The first column of a role. */
  readonly of: (role: Role) => Profile | undefined
  /** Filled columns without a role. */
  readonly free: () => readonly Profile[]
  readonly isFree: (profile: Profile) => boolean
  readonly set: (profile: Profile | undefined, role: Role) => void
}

/** Each looks at the cells where the headings don't tell a role, or tell one that the cells don't hold. */
const rules: readonly ((columns: Columns) => void)[] = [
  readPert,
  readRaci,
  readTicks,
  readFullNames,
  readLengthParts,
  readElapsed,
  findTasks,
  readMeasured,
  findDays,
  findFinishes,
  findIds,
  findLengths,
  findStates,
  findOwners,
  findLinks,
  findUnits,
  findLinkKinds,
]

/** Completes the roles that the headings tell by what is in the cells. */
export function rolesByCells(given: readonly Role[], profiles: readonly Profile[]): Role[] {
  const roles = [...given]
  function isFree({ column }: Profile) {
    return roles[column] === ''
  }

  const columns: Columns = {
    all: profiles,
    of: (role) => profiles[roles.indexOf(role)],
    free: () => profiles.filter((profile) => isFree(profile) && profile.filled.length > 0),
    isFree,
    set: (profile, role) => {
      if (profile) roles[profile.column] = role
    },
  }
  for (const rule of rules) rule(columns)
  return roles
}

/** PERT's letters: a or o is the best case, m the likely one, b or p the worst. */
const pert = ['a m b', 'o m p', 'to tm tp', 'opt ml pess']

function readPert({ all, of, set }: Columns) {
  const headings = all.map(({ heading }) => normalise(heading))
  const first = headings.findIndex((_, at) => pert.includes(headings.slice(at, at + 3).join(' ')))
  if (first < 0 || of('shortest')) return
  set(all[first], 'shortest')
  set(all[first + 1], 'duration')
  set(all[first + 2], 'longest')
}

/** 'R', 'A', 'C', 'I' over names: the first does it. */
function readRaci({ all, of, set }: Columns) {
  const headings = all.map(({ heading }) => normalise(heading))
  const first = headings.findIndex((_, at) => headings.slice(at, at + 2).join(' ') === 'r a')
  const people = all[first]
  if (people && !of('owner') && areTexts(people)) set(people, 'owner')
}

/** 'First name' and 'Surname' side by side are the owner's. */
function readFullNames({ all, of, set }: Columns) {
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
function readTicks({ of, free, set }: Columns) {
  if (of('owner') || of('team')) return
  const people = free().filter(
    (profile) =>
      isNameHeading(profile.heading) &&
      rolesOf(profile.heading).every(({ role }) => role === 'owner') &&
      areRaci(profile),
  )
  const marks = people.flatMap(({ filled }) => filled.filter((cell) => isDoer(cellText(cell))))
  if (people.length > 1 && marks.length > 1) for (const each of people) set(each, 'owner')
}

const minutesOf = { days: 24 * 60, hours: 60, minutes: 1 } as const

/** 'Days', 'Hours' and 'Minutes' side by side are one length, unless each says the whole of it. */
function readLengthParts({ all, set }: Columns) {
  const units = all.map((profile) => {
    const name = normalise(profile.heading)
    const unit = name.includes(' ') || !areNumbers(profile) ? null : unitOf(name)
    return unit === 'days' || unit === 'hours' || unit === 'minutes' ? unit : null
  })
  const parts = all.filter((_, at) => units[at] && (units[at - 1] ?? units[at + 1]))
  const different = new Set(parts.map(({ column }) => units[column]))
  const lengths = parts.map(({ column, filled }) =>
    filled
      .map((cell) => Number(cellText(cell).replace(',', '.')) * minutesOf[units[column]!])
      .join(),
  )
  if (parts.length < 2 || different.size < parts.length || new Set(lengths).size < 2) return
  for (const part of parts) set(part, 'duration')
}

/** 'Elapsed' is the time since the start if it never falls or stands beside a duration; otherwise it is the duration. */
function readElapsed({ of, set }: Columns) {
  const elapsed = of('elapsed')
  if (elapsed && !of('duration') && !areRising(elapsed)) set(elapsed, 'duration')
}

/** Times under 'Started' and 'Ended' alone are the plan's: nothing else says when or how long. */
function readMeasured({ of, set }: Columns) {
  const others: readonly Role[] = [
    'start',
    'startDay',
    'finish',
    'finishDay',
    'notBefore',
    'duration',
    'elapsed',
  ]
  if (others.some((role) => of(role))) return
  set(of('actualStart'), 'start')
  set(of('actualFinish'), 'finish')
}

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
  const isOther = !isTold && (isRecord(heading) || told.length > 0)
  return (sentences + 0.2) * distinct * (length / filled.length) * (isTold ? 2 : isOther ? 0.2 : 1)
}

/** Columns that may hold the names: remarks stand in a few rows, names in almost all. */
function byLikeness({ all, free }: Columns): Profile[] {
  const most = Math.max(...all.map(({ filled }) => filled.length))
  return free()
    .filter(({ filled }) => filled.length * 2 >= most)
    .toSorted((a, b) => likeNames(b) - likeNames(a))
}

function findTasks(columns: Columns) {
  const { of, set } = columns
  const [task, id] = [of('task'), of('id')]
  if (!task) {
    nameTasks(columns, id)
    return
  }
  // Short codes are the numbers, sentences the names.
  const named = byLikeness(columns).find(({ sentences }) => sentences > 0.5)
  if (areCodes(task) && task.distinct > 0.9 && named) {
    const hasCodes = id && id.codes > 0.8
    if (!hasCodes) set(id, '')
    set(task, hasCodes ? '' : 'id')
    set(named, 'task')
    return
  }
  const phase = of('group')
  // 'Block' beside 'What happens' names each row.
  const titles = phase?.distinct === 1 && isProse(task) ? [phase] : columns.free()
  const title =
    isDescribed(task) || isProse(task) ? titles.find((each) => isTitleOf(each, task)) : undefined
  if (title) {
    set(title, 'task')
    set(task, '')
  } else if (!of('group')) splitTasks(columns, task)
}

/** Whether cells are whole sentences: over 60 characters on average. */
function isProse({ filled }: Profile): boolean {
  return filled.reduce<number>((sum, cell) => sum + cellText(cell).length, 0) > filled.length * 60
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

/** 'A1', '10', or the letters 'A', 'B', 'C'. */
function areCodes({ codes, filled }: Profile): boolean {
  return codes > 0.8 || share(filled, (_, text) => /^\p{L}{1,2}$/u.test(text)) > 0.8
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
  else if (best && likeNames(best) > 0) set(best, 'task')
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
  if (!each || (task.distinct >= 0.7 && each.filled.length <= task.filled.length)) return
  set(task, 'group')
  set(each, 'task')
}

/** 'Start date' and 'Start time' in two columns: the first is the day of the second. */
function pairDays(
  { all, of, isFree, set }: Columns,
  time: 'start' | 'finish',
  ofDay: 'startDay' | 'finishDay',
) {
  const main = of(time)
  if (!main || of(ofDay)) return
  const isClock = areMoments(main, ({ kind }) => kind === 'clock')
  const isDay = areMoments(main, (moment) => moment.isDay === true)
  const other = all.find(
    (each) =>
      isFree(each) &&
      rolesOf(each.heading).some(({ role }) => role === time || role === ofDay) &&
      areMoments(each, (moment) =>
        isClock ? moment.isDay === true : isDay && moment.kind === 'clock',
      ),
  )
  if (!other) return
  set(other, isClock ? ofDay : time)
  if (isDay) set(main, ofDay)
}

function findDays(columns: Columns) {
  const { of, set } = columns
  pairDays(columns, 'start', 'startDay')
  pairDays(columns, 'finish', 'finishDay')
  // Days beside times of a finish are the days of that finish.
  const isDayOfFinish = areMoments(of('finish'), ({ kind }) => kind === 'clock')
  const days = of('start')
  if (isDayOfFinish && areMoments(days, ({ isDay }) => isDay === true)) set(days, 'startDay')
  if (!of('start') && !isDayOfFinish) set(of('startDay'), 'start')
  if (!of('finish')) set(of('finishDay'), 'finish')
  findStarts(columns, isDayOfFinish)
  // Times of day under any heading, beside days.
  const areDays = areMoments(of('start'), ({ isDay }) => isDay === true)
  const ofDay = columns
    .free()
    .find(
      (each) =>
        !isRecord(each.heading) &&
        each.moments > 0.8 &&
        areMoments(each, ({ kind }) => kind === 'clock') &&
        rolesOf(each.heading).length === 0 &&
        !haveUnits(each),
    )
  if (areDays && ofDay && !of('startDay') && !of('finish')) {
    set(of('start'), 'startDay')
    set(ofDay, 'start')
  }
  // Days under any heading, beside times of day without one.
  const areClockTimes = areMoments(of('start'), ({ kind }) => kind === 'clock')
  if (!areClockTimes || of('startDay')) return
  const ofStart = columns
    .free()
    .find(
      (each) =>
        !isRecord(each.heading) &&
        areMoments(each, ({ isDay, kind }) => isDay === true && kind === 'at'),
    )
  set(ofStart, 'startDay')
}

/** Finds starts where no heading tells them; beside times of a finish they are times from which those follow. */
function findStarts({ of, free, set }: Columns, hasFinishTimes: boolean) {
  const finish = of('finish')
  if (of('start') || of('notBefore')) return
  // H, M and L are priorities, although H is also the hour from which an exercise counts.
  const times = free().find(
    (profile) =>
      areClocks(profile) &&
      areForward(profile) &&
      profile.distinct * profile.filled.length > 1 &&
      share(profile.filled, (_, text) => /^\d{1,3}$/.test(text)) < 0.5 &&
      !isRecord(profile.heading) &&
      (!areNumbers(profile) ||
        areSince(profile) ||
        areAround(profile) ||
        areRisingClocks(profile)) &&
      (!hasFinishTimes || (finish && areFinishes(profile, finish))),
  )
  set(times, 'start')
}

/** '22:00 | 22:30' without headings, or with headings in another language. */
function findFinishes({ all, of, isFree, set }: Columns) {
  const starts = of('start')
  const next = starts && all[starts.column + 1]
  if (!next || of('finish') || !isFree(next)) return
  const isTold = rolesOf(next.heading).length > 0 || isRecord(next.heading)
  if (!isTold && areFinishes(starts, next)) set(next, 'finish')
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
function findIds({ of, free, set }: Columns) {
  const id = of('id')
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

function areTimeWords({ heading }: Profile): boolean {
  return /^(?:time|zeit|temps|tiempo|tempo)$/.test(normalise(heading))
}

/** 'Durata (min)' in any language: the unit stands in brackets. */
function hasUnit(heading: string): boolean {
  const isNamed =
    /[([]/.test(heading) || /^\S+ (?:mn|mins?|minutes|hrs|hours|days)$/.test(normalise(heading))
  return isNamed && unitOf(heading) !== null
}

/** '15 mins' is a length under any heading, and so are the only numbers behind a task in a sheet without headings. */
function findLengths({ all, of, free, set }: Columns) {
  if (lengthRoles.some((role) => of(role))) return
  const lasting = free().find(
    (profile) =>
      !isRecord(profile.heading) &&
      ((haveUnits(profile) && !(of('start') && areClocks(profile))) ||
        (areNumbers(profile) && hasUnit(profile.heading))),
  )
  // 'Time' beside a start is how long.
  const time = free().find(
    (profile) =>
      of('start') && areTimeWords(profile) && profile.lengths === 1 && !areRising(profile),
  )
  const hasHeadings = all.some(({ heading }) => heading !== '')
  const before = of('task')?.column ?? Infinity
  const numbers = free().filter((profile) => profile.column > before && areNumbers(profile))
  const isOnly = !hasHeadings && !of('finish') && numbers.length === 1
  set(lasting ?? time ?? (isOnly ? numbers[0] : undefined), 'duration')
}

/**
 * Finds people where no heading tells them. Without a heading, a text that repeats is the owner; so are short names that
 * repeat under a heading that nobody knows, unless it is of things.
 */
function findOwners({ of, free, set }: Columns) {
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
        (rolesOf(profile.heading).length === 0 || isPersonHeading(profile.heading)) &&
        areNames(profile) &&
        profile.filled.length * 2 >= rows,
  )
  // 'Gewerk' alone is who does it, and beside a name the part of the plan.
  const trade = of('group')
  const isTeam = trade && rolesOf(trade.heading).some(({ role }) => role === 'team')
  if (who || isTeam || !task || !areNames(task)) {
    if (who) set(who, 'owner')
    else if (isTeam) set(trade, 'team')
    return
  }
  // 'Job' beside 'Name': the names that repeat are those of people.
  const work = free().find(
    ({ heading, distinct }) =>
      distinct > task.distinct && rolesOf(heading).some(({ role }) => role === 'task'),
  )
  if (!work) return
  set(task, 'owner')
  set(work, 'task')
}

/** 'Name' beside 'Task'. */
function isPersonHeading(heading: string): boolean {
  return /^(?:name|names|nom|noms|nome|nomes|nombre|nombres|namen)$/.test(normalise(heading))
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

/** Under any heading, cells that are nothing but states say how far each task is. */
function findStates({ of, free, set }: Columns) {
  if (of('state')) return
  const states = free().find(
    ({ filled, distinct }) =>
      filled.length > 2 &&
      distinct < 1 &&
      share(filled, (_, text) => isMark(text)) > 0.8 &&
      filled.some((cell) => isOpenState(cellText(cell))),
  )
  set(states, 'state')
}

function namesIn(profile: Profile | undefined): string[] {
  return (profile?.filled ?? []).map((cell) => cellText(cell).toLowerCase())
}

/** The names in 'Stop, copy' and in '["stop", "copy"]'. */
function namesOf(cell: Cell): string[] {
  return cellText(cell)
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .split(/[;,|]/)
    .map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter(Boolean)
}

/** Under any heading, cells that name other tasks and nothing else are links. */
function findLinks({ of, free, set }: Columns) {
  if (of('after') || of('before')) return
  const names = namesIn(of('task'))
  // A bare number under any heading may count something else.
  const ids = namesIn(of('id')).filter((id) => /\p{L}/u.test(id))
  const known = new Set([...names, ...ids])
  // 'Not before' may say which tasks, and no time.
  const notBefore = of('notBefore')
  if (notBefore && areLinks(notBefore, of('id'))) {
    set(notBefore, 'after')
    return
  }
  for (const profile of free()) {
    const { filled, heading } = profile
    if (filled.length < 2) continue
    if (share(filled, (_, text) => saysAfter(text)) > 0.6) {
      // Times among them: 'When' says either when or after what.
      set(profile, profile.moments > 0 && !of('start') ? 'start' : 'after')
      return
    }
    if (!isRecord(heading) && !isOfThing(heading) && areLinks(profile, of('id'))) {
      set(profile, 'after')
      return
    }
    const named = filled.flatMap(namesOf)
    if (named.length === 0 || !named.every((name) => known.has(name))) continue
    // The first task waits for none, so a column that never names it says what comes after.
    set(profile, named.includes(names[0]!) || named.includes(ids[0]!) ? 'after' : 'before')
    return
  }
}

/** Cells under any heading that name rows further up and nothing else: what each row waits for. */
function areLinks({ cells, filled }: Profile, id: Profile | undefined): boolean {
  if (!id) return false
  const places = new Map(id.cells.map((cell, i) => [idKey(cellText(cell)), i]))
  const reading = {
    resolve: (text: string) => (places.has(idKey(text)) ? idKey(text) : undefined),
    previous: null,
    lagUnit: 'minutes',
  } as const
  const read = cells.map((cell) => parseLinks(cellText(cell), reading))
  const named = read.filter(({ links, unknown }) => links.length > 0 && unknown.length === 0)
  const back = read.flatMap(({ links }, i) => links.map(({ from }) => i - places.get(from)!))
  // A single number may count something else, unless most are those of the row above.
  const isSure =
    named.some(({ links }) => links.length > 1) ||
    id.filled.some((cell) => /\p{L}/u.test(cellText(cell))) ||
    back.filter((each) => each === 1).length * 2 > back.length
  return (
    named.length > 2 &&
    named.length >= filled.length * 0.7 &&
    back.filter((each) => each > 0).length >= back.length * 0.8 &&
    isSure
  )
}

function areUnitNames({ filled }: Profile): boolean {
  const units = share(
    filled,
    (_, text) =>
      /^[a-z]{1,12}\.?$/i.test(text) && durationParts(`1 ${plain(text)}`).rest.trim() === '',
  )
  return units === 1
}

/** 'Value | Unit' */
function findUnits({ all, of, isFree, set }: Columns) {
  const unit = of('unit')
  const value = unit && all[unit.column - 1]
  if (!of('duration') && value && isFree(value) && areNumbers(value)) set(value, 'duration')
  const duration = of('duration')
  const beside = duration && all[duration.column + 1]
  if (!of('unit') && beside && isFree(beside) && areUnitNames(beside)) set(beside, 'unit')
}

/** 'Type' beside predecessors is theirs if every cell is a link's kind. */
function findLinkKinds({ of, free, set }: Columns) {
  if (!of('after') || of('linkKind')) return
  const kinds = free().find(({ filled }) => filled.every((cell) => isLinkKind(cellText(cell))))
  set(kinds, 'linkKind')
}
