import type { Role } from '../../reading.ts'
import { plain } from '../../words/plain.ts'
import { anyOf } from '../../words/word-list.ts'
import { taskWords } from '../cells/word-lists.ts'
import { longestValue } from '../file/table.ts'
import { isAtLeast, type Certainty, type Likely } from './certainty.ts'
import { areHours, isLevel, isOfThing, isRecord, isTime } from './kinds.ts'
import { isOfDay, known, type Known } from './known.ts'
import { rolesOfMistyped } from './mistyped.ts'
import { normalise, withoutUmlauts, zoneBehind } from './spelling.ts'
import { unitOf } from './units.ts'
import { foreseen, measured, planned } from './words.ts'

/** 'start' of 'planned start' and of 'start plan'. */
function withoutPlanned(name: string): string {
  const words = name.split(' ')
  if (planned.has(words[0]!) || foreseen.has(words[0]!)) return words.slice(1).join(' ')
  return planned.has(words.at(-1)!) ? words.slice(0, -1).join(' ') : name
}

/** The role of a start or a finish that was measured; null for every other heading. */
function measuredRole(heading: string): Role | null {
  const words = normalise(heading.replace(zoneBehind, '').replace(/[()[\]]/g, ' ')).split(/ +/)
  const place = words.findIndex((word) => measured.has(word))
  if (place < 0) return null
  const rest = words.toSpliced(place, 1).join(' ')
  // 'Actual time' may be how long.
  if (isTime(rest)) return null
  const roles = (known.whole.get(rest) ?? []).map(({ role }) => role)
  if (roles.includes('start')) return 'actualStart'
  return roles.includes('finish') ? 'actualFinish' : null
}

/** Rehearsals are told by one word even beside 'actual': 'DR 1 actual', 'Mock 2 (min)'. */
const alwaysTold: Role = 'rehearsal'

const ofTimes: readonly Role[] = [
  'start',
  'startDay',
  'actualStart',
  'finish',
  'finishDay',
  'actualFinish',
]

/** What only a plan has. */
export const ofPlans: readonly Role[] = [
  ...ofTimes,
  'duration',
  'elapsed',
  'after',
  'before',
  'notBefore',
]

/** Whether a heading without its words and numbers of a rehearsal says when: 'Mock 2 start' is a start. */
function saysWhenOfRest(name: string): boolean {
  const rest = name
    .split(' ')
    .filter((word) => !/^\d+$/.test(word) && !known.words.get(word)?.includes(alwaysTold))
    .join(' ')
  return rolesOf(rest).some(
    ({ role, certainty }) => ofTimes.includes(role) && isAtLeast(certainty, 'likely'),
  )
}

/** What a task has. */
const ofTask: readonly Role[] = ['owner', 'duration', 'start', 'finish', 'after', 'before', 'state']

/** What the words of a heading tell: 'Activity lead' is who, 'Step duration' how long, and neither is the task. */
function rolesOfWords(name: string): readonly Role[] {
  const words = name.split(' ')
  // 'No' at the beginning of a long heading is no number.
  const told = words
    .flatMap((word) => known.words.get(word) ?? known.words.get(withoutUmlauts(word)) ?? [])
    .filter((role) => role !== 'id' || words.length < 4)
  // 'Looked after by' is who, or when.
  if (name.endsWith(' by') && told.length === 0)
    return name.startsWith('must ') ? ['deadline'] : ['owner', 'finish']
  // Who lets a task begin doesn't do it.
  if (/^who (?:says|signs|approves|decides|authori[sz]es)\b/.test(name)) return []
  // 'Backup person' is who if somebody is ill.
  if (
    /\b(?:backup|deputy|alternate|reserve|vertret|ersatz|suppleant|suplente|substitut)/.test(name)
  )
    return []
  // 'Zuständig Team', beside 'Zuständig Name', is the team of those who do it.
  if (told.includes('owner') && / (?:team|equipe|equipo|gruppe)$/.test(name)) return ['team']
  return told.some((role) => ofTask.includes(role)) ? told.filter((role) => role !== 'task') : told
}

function rolesOfWhole(spelling: string): readonly Known[] {
  return known.whole.get(spelling) ?? known.whole.get(withoutUmlauts(spelling)) ?? []
}

/** 'Estado de tarea', 'statut tâche': what such a column says of a task stands in front. */
const behindHead = new RegExp(
  `^(.+?)(?: (?:de|da|do|du|des)(?: la| las| les)?)? ${anyOf(taskWords)}$`,
)

/** The heading without 'de tarea' behind it, unless what stands in front names the task. */
function headOf(name: string): string | null {
  const [, head = ''] = behindHead.exec(name) ?? []
  const isNamed = rolesOfWhole(head).some(({ role }) => role === 'task')
  const isTold = rolesOfWhole(head).length > 0 || isRecord(head) || isOfThing(head)
  return isTold && !isNamed ? head : null
}

/** 'workItem.assignedTo.fullName', as programs flatten JSON: the last part that is known. */
function partOfPath(heading: string): string | null {
  const isPath = /^\p{L}\w+(?:\.\p{L}\w+)+$/u.test(heading)
  // 'von/bis' is none.
  const hasSlashes = /^\p{Ll}\w+(?:\/\p{Ll}\w+)+$/u.test(heading) && /\p{Ll}\p{Lu}/u.test(heading)
  if (!isPath && !hasSlashes) return null
  // Salesforce ends a link to another record in '__r': 'Assigned_To__r.Name'.
  const parts = heading.replaceAll('__r.', '.').split(/[./]/).toReversed()
  return parts.find((part) => !/^(?:full|display)?name$/i.test(part) && isKnown(part)) ?? parts[0]!
}

/** Reading asks for the roles of the same few headings again and again. */
const remembered = new Map<string, readonly Likely[]>()
const mostRemembered = 2000

/** The roles that a heading may have. */
export function rolesOf(heading: string): readonly Likely[] {
  const roles = remembered.get(heading) ?? findRoles(heading)
  if (remembered.size >= mostRemembered) remembered.clear()
  if (heading.length <= longestValue) remembered.set(heading, roles)
  return roles
}

/** The one role that a heading's form tells, whatever its words; null if it tells none. */
function roleOfForm(heading: string, name: string): Role | null {
  // 'T+ to' beside 'T+ from'
  if (
    /^\s*[th]0?\s*\+\s*(?:to|until|end|finish|bis|ende|fin|fim|hasta|ate|jusqu)\b/i.test(
      plain(heading),
    )
  )
    return 'finish'
  // 'T+ (min)': what is left of it without its sign could be anything.
  if (/^\s*[th]0?\s*\+(?!\s*\d)|(?:^|[\s/(])t-?0\b/i.test(heading)) return 'start'
  if (isLevel(name)) return 'task'
  // 'Quando (término)': the brackets say which.
  const [, inner = ''] = /\(([^()]{3,20})\)\s*$/.exec(heading) ?? []
  const within = rolesOfWhole(normalise(inner)).find(({ role }) => ofTimes.includes(role))
  if (within && rolesOfWhole(name).length > 0) return within.role
  // 'Estimate O/M/P'
  if (/\b[oab] ?[/|-] ?ml? ?[/|-] ?[pbw]c?\b/i.test(heading)) return 'duration'
  const actual = measuredRole(heading)
  if (actual) return actual
  // 'Time (mins)' is how long, 'Time' is when.
  const isEstimate =
    /^(est|plan|planned|(est(imated)? |planned )?(time|takes|zeit|temps|tiempo|tempo))$/.test(name)
  return isEstimate && unitOf(heading) ? 'duration' : null
}

/** What roles score that a line of `headings.ts`, a line of its days, or a word tells. Rehearsals are words. */
const scores = { line: 3, day: 2, rehearsal: 1.5, word: 1 }

/** So many lines above a heading, or letters of a heading that only has a word, take one off its score. */
const perPoint = { lines: 250, letters: 100 }

/** A forecast or UTC column gives way to the planned or local one, but not to one that is more than five lines below. */
const lessForeseen = 5 / perPoint.lines

/** How certain a heading is of a forecast. */
const lessSure: Partial<Record<Certainty, Certainty>> = { sure: 'clear', clear: 'known' }

/** The role of a whole heading. */
function likelyOfLine({ role, line, certainty }: Known, isForeseen: boolean): Likely {
  const score = scores[isOfDay(role) ? 'day' : 'line'] - line / perPoint.lines
  return isForeseen
    ? { role, certainty: lessSure[certainty] ?? certainty, score: score - lessForeseen }
    : { role, certainty, score }
}

/** A heading of this many letters may only mention a rehearsal. */
const longRehearsal = 30

/** What has this many letters is a sentence, such as a note beside the plan. */
const sentence = 50

/** The role that a word of a heading tells. */
function likelyOfWord(role: Role, { length }: string): Likely {
  if (role === alwaysTold)
    return {
      role,
      certainty: length < longRehearsal ? 'likely' : 'word',
      score: scores.rehearsal - length / perPoint.letters,
    }
  return {
    role,
    certainty: length < sentence ? 'word' : 'hint',
    score: scores.word - length / perPoint.letters,
  }
}

function findRoles(heading: string): readonly Likely[] {
  const name = heading.length > longestValue ? '' : normalise(heading)
  if (name === '' || name.length > 60) return []
  const inner = partOfPath(heading.trim()) ?? headOf(name)
  if (inner !== null) return rolesOf(inner)
  // How late a task may start is no start of its own.
  if (/^(late(st)? start|spatester? (anfang|start|beginn)|debut au plus tard)$/.test(name))
    return []
  const ofForm = roleOfForm(heading, name)
  if (ofForm !== null) return [{ role: ofForm, certainty: 'sure', score: scores.line }]
  // 'Hora' is when, 'Horas' how long, or when.
  if (areHours(name))
    return [
      { role: 'duration', certainty: 'sure', score: scores.line },
      { role: 'start', certainty: 'known', score: 2.9 },
    ]
  const isMeasured = unitOf(heading) !== null
  // A plural means the same as its singular, but 'Tills' are no 'till'.
  const exact = [name, withoutPlanned(name), name.replace(/(?<!^till)s$/, '')].flatMap(rolesOfWhole)
  // 'Best case hours': the unit behind a heading.
  const [, rest = '', last = ''] = /^(.+) (\p{L}+)$/u.exec(name) ?? []
  if (unitOf(last) !== null)
    exact.push(
      ...rolesOfWhole(rest).map((each) =>
        // 'Task mins' are how long.
        each.role === 'task' ? { ...each, role: 'duration' as const } : each,
      ),
    )
  if (exact.length === 0 && rolesOfWords(name).length === 0) exact.push(...rolesOfMistyped(name))
  // 'Step no' beside 'Step' is its number, and no task.
  const isNumber = name.includes(' ') && exact.some(({ role }) => role === 'id')
  const told = rolesOfWords(name).filter((role) => !(isNumber && role === 'task'))
  // When a rehearsal began or ended isn't when the plan does.
  if (told.includes(alwaysTold) && saysWhenOfRest(name)) return []
  const isOfRecord = isRecord(heading)
  const isForeseen = foreseen.has(name.split(' ')[0]!)
  const likely = [
    ...exact.map((each) => likelyOfLine(each, isForeseen)),
    ...told
      .filter((role) => role === alwaysTold || !isOfRecord)
      .map((role) => likelyOfWord(role, name)),
  ]
  // 'Number of days' numbers no tasks.
  return isMeasured ? likely.filter(({ role }) => role !== 'id') : likely
}

/** Whether a heading is known word for word. */
export function isKnown(heading: string): boolean {
  return rolesOf(heading).some(({ certainty }) => isAtLeast(certainty, 'likely'))
}

/** A word alone tells this much, in a heading of one letter. */
const mostOfWord = 0.99

/** Two headings tell about as much if their scores differ by less: known ones within a dozen lines of `headings.ts`. */
const aboutAsMuch = 0.05

function bestScore(heading: string): number {
  return Math.max(0, ...rolesOf(heading).map(({ score }) => score))
}

/** Whether a heading, as 'Planned Start' of two rows, is known and tells about as much as another, its lower row alone. */
export function tellsAsMuch(heading: string, other: string): boolean {
  return bestScore(heading) > Math.max(mostOfWord, bestScore(other)) - aboutAsMuch
}
