import type { ReadColumn, Reading, Role } from '../../reading.ts'
import { durationParts } from '../cells/duration-words.ts'
import { parseDuration } from '../cells/durations.ts'
import { isLinkKind } from '../cells/links.ts'
import { isMoment, readMoment, splitSpan, type Moment } from '../cells/moments.ts'
import { isDone, isNo } from '../cells/word-lists.ts'
import { plain } from '../cells/words.ts'
import {
  cellText,
  columnLetters,
  isFilled,
  longestValue,
  type Cell,
  type Sheet,
} from '../file/table.ts'
import { findHeadings, weight, widthOf } from './heading-rows.ts'
import { isLevel, isRecord, normalise, rolesOf } from './heading.ts'

/** The columns of a sheet; `headingRow` is zero-based, -1 for none. */
export type SheetColumns = {
  readonly headingRow: number
  readonly columns: readonly ReadColumn[]
  /** How many roles the headings tell by themselves. */
  readonly known: number
}

const moments: readonly Role[] = [
  'start',
  'startDay',
  'finish',
  'finishDay',
  'notBefore',
  'actualStart',
  'actualFinish',
  'deadline',
]
const lengths: readonly Role[] = ['duration', 'elapsed', 'shortest', 'longest', 'rehearsal']
/** Jira exports one column a link, and there may be several rehearsals. */
const several: readonly Role[] = ['task', 'after', 'before', 'undoes', 'rehearsal']

const day = 24 * 60

/** How many cells are looked at, in a column and in all columns. */
const looked = { column: 400, sheet: 40_000 }

/** What a column's cells look like, as shares of its filled cells. */
type Profile = {
  readonly column: number
  readonly heading: string
  readonly filled: readonly Cell[]
  readonly moments: number
  readonly lengths: number
  /** Texts of several words. */
  readonly sentences: number
  /** Short texts without a space, with a digit. */
  readonly codes: number
  readonly distinct: number
}

function share(cells: readonly Cell[], fits: (cell: Cell, text: string) => boolean): number {
  const fitting = cells.filter((cell) => fits(cell, cellText(cell)))
  return cells.length === 0 ? 0 : fitting.length / cells.length
}

function profileOf(
  sheet: Sheet,
  headingRow: number,
  column: number,
  heading: string,
  most: number,
): Profile {
  const filled: Cell[] = []
  for (let row = headingRow + 1; row < sheet.rows.length && filled.length < most; row++) {
    const cell = sheet.rows[row]![column] ?? null
    if (isFilled(cell)) filled.push(cell)
  }
  const dates = { order: 'day first', year: 2026 } as const
  return {
    column,
    heading,
    filled,
    moments: share(
      filled,
      (cell, text) =>
        isMoment(readMoment(cell, dates)) ||
        isMoment(readMoment(cell, { ...dates, order: 'month first' })) ||
        splitSpan(text) !== null,
    ),
    lengths: share(filled, (cell) => typeof parseDuration(cell, { unit: 'minutes' }) === 'number'),
    sentences: share(filled, (_, text) => /\p{L}{2}[^\p{L}]+\p{L}{2}/u.test(text)),
    codes: share(filled, (_, text) => text.length <= 16 && /\d/.test(text) && !/\s/.test(text)),
    distinct: new Set(filled.map(cellText)).size / Math.max(1, filled.length),
  }
}

function isYesOrNo(text: string): boolean {
  return isNo(text) || isDone(text)
}

/** Whether a column can hold what its heading says: a column of times without a single time holds something else. */
function canHold(role: Role, profile: Profile): boolean {
  if (profile.filled.length === 0) return true
  if (moments.includes(role)) return profile.moments > 0 && !saysHowLong(profile)
  if (lengths.includes(role)) return profile.lengths > 0
  if (role === 'summary') return share(profile.filled, (_, text) => isYesOrNo(text)) === 1
  return true
}

/** Whether 'Time' is how long and not when: '30m', '1d', '2h'. */
function saysHowLong({ heading, filled, moments: times, lengths: long }: Profile): boolean {
  const isTime = /^(?:time|zeit|temps|tiempo|tempo)$/.test(normalise(heading))
  return isTime && long > times && haveUnits(filled)
}

/** Under a plain 'Start' even words such as 'after lunch' are starts: they are told as unread. */
function mayBeUnread(role: Role, score: number, profile: Profile): boolean {
  return score > sure && role !== 'summary' && !looksLikeNumbers(profile) && !saysHowLong(profile)
}

function byHeadings(profiles: readonly Profile[]): Role[] {
  const likely = profiles
    .flatMap((profile) =>
      rolesOf(profile.heading)
        .filter(({ role, score }) => canHold(role, profile) || mayBeUnread(role, score, profile))
        .map((each) => ({ ...each, column: profile.column, isEmpty: profile.filled.length === 0 })),
    )
    // An empty column never takes a role from a filled one.
    .toSorted(
      (a, b) => Number(a.isEmpty) - Number(b.isEmpty) || b.score - a.score || a.column - b.column,
    )
  const roles: Role[] = profiles.map(() => '')
  const scores = new Map<Role, number>()
  for (const { role, column, score } of likely) {
    if (roles[column] !== '') continue
    const isSecond = scores.has(role)
    const isAnother = several.includes(role) && score > 1.2 - Number(role !== 'rehearsal')
    if (isSecond && !(isAnother && isSameKind(role, column, roles, profiles))) continue
    roles[column] = role
    scores.set(role, score)
  }
  return roles
}

/** Several columns of links have the same heading; several rehearsals are numbered. */
function isSameKind(
  role: Role,
  column: number,
  roles: readonly Role[],
  profiles: readonly Profile[],
): boolean {
  if (role === 'rehearsal') return true
  if (role === 'task') return isLevel(normalise(profiles[column]!.heading))
  const first = roles.indexOf(role)
  return normalise(profiles[first]!.heading) === normalise(profiles[column]!.heading)
}

const units = /^[a-z]{1,12}\.?$/i

function isUnitColumn({ filled }: Profile): boolean {
  return (
    filled.length > 0 &&
    filled.every((cell) => {
      const text = cellText(cell)
      return units.test(text) && durationParts(`1 ${plain(text)}`).rest.trim() === ''
    })
  )
}

/** PERT's letters: a or o is the best case, m the likely one, b or p the worst. */
const pert = ['a m b', 'o m p', 'to tm tp', 'opt ml pess']

function pertColumns(profiles: readonly Profile[]): number {
  return profiles.findIndex(({ column }) =>
    pert.includes(
      profiles
        .slice(column, column + 3)
        .map(({ heading }) => normalise(heading))
        .join(' '),
    ),
  )
}

/** The score of a heading that can hardly mean anything else: one of the first in its list. */
const sure = 2.99

function areTexts({ filled }: Pick<Profile, 'filled'>): boolean {
  return share(filled, (cell) => typeof cell === 'string' && /\p{L}{2}/u.test(cell)) > 0.8
}

function areShort(cells: readonly Cell[]): boolean {
  return share(cells, (_, text) => text.length <= 8 && !/\s/.test(text)) === 1
}

/** How much a column looks like names of tasks. A heading that tells so helps, one that tells something else doesn't. */
function likeNames({ sentences, distinct, filled, heading }: Profile): number {
  const length = filled.reduce<number>((sum, cell) => sum + Math.min(40, cellText(cell).length), 0)
  const told = rolesOf(heading).map(({ role }) => role)
  const isTold =
    told.includes('task') ||
    /\b(description|beschreibung|descripcion|descricao)\b/.test(normalise(heading))
  const isOther = !isTold && (isRecord(heading) || told.length > 0)
  if (filled.length === 0 || !areTexts({ filled }) || haveUnits(filled)) return 0
  return (sentences + 0.2) * distinct * (length / filled.length) * (isTold ? 2 : isOther ? 0.2 : 1)
}

/** Looks at the cells where the headings don't tell, or say something that the cells don't hold. */
function byCells(given: readonly Role[], profiles: readonly Profile[]): Role[] {
  const roles = [...given]
  function at(role: Role) {
    return roles.indexOf(role)
  }

  function free() {
    return profiles.filter(({ column, filled }) => roles[column] === '' && filled.length > 0)
  }

  const first = pertColumns(profiles)
  if (first >= 0 && at('shortest') < 0)
    for (const [i, role] of (['shortest', 'duration', 'longest'] as const).entries())
      roles[first + i] = role

  // 'Elapsed' is the time since the start if it never falls or stands beside a duration; otherwise it is the duration.
  const running = at('elapsed')
  if (running >= 0 && at('duration') < 0 && !isRising(profiles[running]!))
    roles[running] = 'duration'

  const task = profiles[at('task')]
  const id = profiles[at('id')]
  // Short codes are the numbers, sentences the names.
  const named = free()
    .toSorted((a, b) => likeNames(b) - likeNames(a))
    .find((profile) => profile.sentences > 0.5)
  if (task && task.codes > 0.8 && task.distinct > 0.9 && named && !(id && id.codes > 0.8)) {
    roles[task.column] = 'id'
    if (id) roles[id.column] = ''
    roles[named.column] = 'task'
  } else if (!task && id && id.sentences > 0.5 && id.codes < 0.5) roles[id.column] = 'task'
  else if (!task) {
    const best = free().toSorted((a, b) => likeNames(b) - likeNames(a))[0]
    const phase = profiles[at('group')]
    const namesEach = phase?.distinct === 1
    // A 'Work package' may be the task, beside a column of people.
    if (namesEach && phase.sentences >= (best?.sentences ?? 0)) roles[phase.column] = 'task'
    else if (best && likeNames(best) > 0) roles[best.column] = 'task'
    else if (namesEach) roles[phase.column] = 'task'
    // Names of one word each.
    else if (id && id.codes < 0.5 && areTexts(id)) roles[id.column] = 'task'
  } else if (at('group') < 0) {
    // 'Task' names several rows, or only some, and 'Subtask' each of them: the first is the group.
    const each = free().find(
      ({ column, distinct, sentences, heading }) =>
        column > task.column &&
        distinct > 0.9 &&
        sentences > 0.5 &&
        /\b(sub ?task|sub ?activity|step|task|activity|teilaufgabe|subtarea|subtarefa|sous tache)/.test(
          normalise(heading),
        ),
    )
    if (each && (task.distinct < 0.7 || each.filled.length > task.filled.length))
      [roles[task.column], roles[each.column]] = ['group', 'task']
  }

  for (const [time, ofDay] of [
    ['start', 'startDay'],
    ['finish', 'finishDay'],
  ] as const)
    pairDays(roles, profiles, time, ofDay)

  // Days beside times of a finish are the days of that finish.
  const isDayOfFinish = areAll(profiles[at('finish')], ({ kind }) => kind === 'clock')
  const days = profiles[at('start')]
  if (days && isDayOfFinish && areAll(days, ({ isDay }) => isDay === true))
    roles[days.column] = 'startDay'
  if (at('start') < 0 && at('startDay') >= 0 && !isDayOfFinish) roles[at('startDay')] = 'start'
  if (at('finish') < 0 && at('finishDay') >= 0) roles[at('finishDay')] = 'finish'
  if (at('start') < 0 && at('notBefore') < 0 && !isDayOfFinish) {
    // H, M and L are priorities, although H is also the hour from which an exercise counts.
    const times = free().find(
      (profile) =>
        profile.moments > 0.6 &&
        share(profile.filled, (_, text) => /\d/.test(text)) > 0.5 &&
        !isRecord(profile.heading) &&
        !looksLikeNumbers(profile),
    )
    if (times) roles[times.column] = 'start'
  }
  // '22:00 | 22:30' without headings, or with headings in another language.
  const starts = profiles[at('start')]
  const next = starts && profiles[starts.column + 1]
  const isOpen = next && roles[next.column] === '' && rolesOf(next.heading).length === 0
  if (isOpen && at('finish') < 0 && !isRecord(next.heading) && areFinishes(starts, next))
    roles[next.column] = 'finish'
  if (at('id') < 0) {
    const numbers = free().find(
      ({ column, heading, filled, moments: times, codes, distinct }) =>
        column < at('task') &&
        times < 0.5 &&
        distinct === 1 &&
        // Below no heading, 'A' may stand above 'A1'.
        (codes > 0.8 || (heading === '' && codes >= 0.5 && areShort(filled))),
    )
    if (numbers) roles[numbers.column] = 'id'
  }
  // '15 mins' is a length under any heading. Without headings, a text that repeats is the owner.
  if (lengths.every((role) => at(role) < 0)) {
    const lasting = free().find(({ filled, heading }) => !isRecord(heading) && haveUnits(filled))
    if (lasting) roles[lasting.column] = 'duration'
  }
  if (at('owner') < 0 && at('team') < 0) {
    const who = free().find(
      ({ column, heading, filled, distinct }) =>
        heading === '' && column > at('task') && areTexts({ filled }) && distinct < 1,
    )
    if (who) roles[who.column] = 'owner'
  }
  if (at('after') < 0 && at('before') < 0) linkByNames(roles, profiles)
  // 'Value | Unit'
  const value = profiles[at('unit') - 1]
  if (at('duration') < 0 && value && roles[value.column] === '' && looksLikeNumbers(value))
    roles[value.column] = 'duration'
  const beside = profiles[at('duration') + 1]
  if (
    at('duration') >= 0 &&
    at('unit') < 0 &&
    beside &&
    roles[beside.column] === '' &&
    isUnitColumn(beside)
  )
    roles[beside.column] = 'unit'
  // 'Type' beside predecessors is theirs if every cell is a link's kind.
  if (at('after') >= 0 && at('linkKind') < 0) {
    const kind = free().find(({ filled }) => filled.every((cell) => isLinkKind(cellText(cell))))
    if (kind) roles[kind.column] = 'linkKind'
  }
  if (at('id') < 0 && at('wbs') >= 0) roles[at('wbs')] = 'id'
  return roles
}

/** Under any heading, cells that name other tasks and nothing else are links. */
function linkByNames(roles: Role[], profiles: readonly Profile[]) {
  const names = (profiles[roles.indexOf('task')]?.filled ?? []).map((cell) =>
    cellText(cell).toLowerCase(),
  )
  const known = new Set(names)
  for (const { column, filled } of profiles) {
    if (roles[column] !== '' || filled.length < 2) continue
    // 'after 4', '+30m after 6 and 7', 'nach 3'
    const says = /\b(?:after|nach|apres|après|tras|depois de|apos|após)\s+\S*\d/iu
    if (share(filled, (_, text) => says.test(text)) > 0.6) {
      roles[column] = 'after'
      return
    }
    const named = filled.flatMap((cell) =>
      cellText(cell)
        .toLowerCase()
        .split(/\s*[;,|]\s*/),
    )
    if (!named.every((name) => known.has(name))) continue
    // The first task waits for none, so a column that never names it says what comes after.
    roles[column] = named.includes(names[0]!) ? 'after' : 'before'
    return
  }
}

/** 'Start date' and 'Start time' in two columns: the first is the day of the second. */
function pairDays(
  roles: Role[],
  profiles: readonly Profile[],
  time: 'start' | 'finish',
  ofDay: 'startDay' | 'finishDay',
) {
  const main = profiles[roles.indexOf(time)]
  if (!main || roles.includes(ofDay)) return
  const others = profiles.filter(
    ({ column, heading, filled }) =>
      roles[column] === '' &&
      filled.length > 0 &&
      rolesOf(heading).some(({ role }) => role === time || role === ofDay),
  )
  const isClock = areAll(main, ({ kind }) => kind === 'clock')
  const isDay = areAll(main, (moment) => moment.isDay === true)
  const other = others.find((each) =>
    areAll(each, (moment) => (isClock ? moment.isDay === true : isDay && moment.kind === 'clock')),
  )
  if (!other) return
  roles[other.column] = isClock ? ofDay : time
  if (isDay) roles[main.column] = ofDay
}

/** Whether most cells are moments of a kind. */
function areAll(profile: Profile | undefined, fits: (moment: Moment) => boolean): boolean {
  const dates = { order: 'day first', year: 2026 } as const
  return (
    profile !== undefined &&
    share(profile.filled, (cell) => {
      const moment = readMoment(cell, dates)
      return isMoment(moment) && fits(moment)
    }) > 0.6
  )
}

function looksLikeNumbers({ filled }: Profile): boolean {
  return filled.every((cell) => typeof cell === 'number' || /^[\d.,+-]+$/.test(cellText(cell)))
}

/** Whether times follow those of the column before it, but not at one distance, as another zone's do. */
function areFinishes(starts: Profile, next: Profile): boolean {
  const dates = { order: 'day first', year: 2026 } as const
  const apart = new Set<number>()
  if (starts.filled.length !== next.filled.length) return false
  for (const [i, cell] of next.filled.entries()) {
    const [from, to] = [readMoment(starts.filled[i], dates), readMoment(cell, dates)]
    if (!isMoment(from) || !isMoment(to) || from.kind !== to.kind) return false
    const length = to.minutes - from.minutes
    if (length < 0 && from.kind !== 'clock') return false
    apart.add((length + day) % day)
  }
  return apart.size > 1
}

/** Whether most cells are lengths with their units. */
function haveUnits(filled: readonly Cell[]): boolean {
  return (
    share(
      filled,
      (cell, text) =>
        /^\d.*\p{L}/u.test(text) && typeof parseDuration(cell, { unit: 'minutes' }) === 'number',
    ) > 0.6
  )
}

function isRising({ filled }: Profile): boolean {
  const values = filled.map((cell) => parseDuration(cell, { unit: 'minutes' }))
  return (
    values.length > 2 &&
    values.every(
      (value, i) => typeof value === 'number' && (i === 0 || value >= Number(values[i - 1])),
    ) &&
    new Set(values).size > values.length / 2
  )
}

/** Takes the roles of a reading by heading; the nth column of a heading has the role of the nth in the reading. */
function byCorrection(
  profiles: readonly Profile[],
  corrected: readonly ReadColumn[],
): (Role | undefined)[] {
  const open = [...corrected]
  return profiles.map(({ heading, column }) => {
    const letters = columnLetters(column)
    const same = open.findIndex(
      (each) => each.heading === heading && (heading !== '' || each.letters === letters),
    )
    return same < 0 ? undefined : open.splice(same, 1)[0]!.role
  })
}

/** Finds out what each column is, or takes it from a reading. */
export function findColumns(
  sheet: Sheet,
  reading: Pick<Reading, 'headingRow' | 'columns'> | null,
): SheetColumns {
  const corrected = reading?.headingRow ?? null
  const { row, texts } = findHeadings(sheet, corrected === null ? null : corrected - 1)
  const width = widthOf(sheet)
  const most = Math.min(looked.column, looked.sheet / Math.max(1, width))
  const profiles = Array.from({ length: width }, (_, column) =>
    profileOf(sheet, row, column, (texts[column] ?? '').slice(0, longestValue), most),
  )
  const found = byCells(byHeadings(profiles), profiles)
  const given = byCorrection(profiles, reading?.columns ?? [])
  const taken = new Set(given.filter((role) => role !== undefined && !several.includes(role)))
  return {
    headingRow: row,
    known: weight(texts),
    columns: profiles.map(({ column, heading, filled }): ReadColumn => ({
      letters: columnLetters(column),
      heading,
      examples: filled.slice(0, 2).map(cellText),
      role: given[column] ?? (taken.has(found[column]) ? '' : found[column]!),
    })),
  }
}

/** Whether a sheet is a plan: a list of risks has names and owners too, but no times, durations or links. */
export function isPlan({ columns }: SheetColumns): boolean {
  const roles = new Set(columns.map(({ role }) => role))
  return (
    roles.has('task') &&
    (['duration', 'start', 'finish', 'after', 'elapsed'] as const).some((role) => roles.has(role))
  )
}
