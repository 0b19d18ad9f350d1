import { counted } from '../../../lib/counted.ts'
import { capitalised } from '../../../lib/in-words.ts'
import type { Field } from '../columns/fields.ts'
import { isBackout } from '../cells/words.ts'
import { byName } from '../to-runbook.ts'
import { isInactive, rowChoice } from '../tasks/task-rows.ts'
import type { Numbering } from '../tasks/numbering.ts'
import { isWrittenOnce, type OutlineSource } from '../tasks/outline.ts'
import type { StartMeaning } from '../tasks/starts-mean.ts'
import { linkChoice } from '../tasks/unread-links.ts'
import { cellAt, columnOf, optionsOf, type AskedOfRows } from './asked.ts'
import { mostAsked, noOwners, type Guess } from './choices.ts'

const startTexts: Readonly<Record<StartMeaning, string>> = {
  cues: 'cues: no task starts before its time',
  plan: 'the old plan: links decide, and a time counts only where nothing else does',
}

/** Whether the start times are cues or an old plan. */
export function whatStartsMean({ own: { starts } }: AskedOfRows): Guess | null {
  if (!starts.areAny) return null
  return {
    id: 'starts',
    where: '',
    sentence:
      starts.meaning === 'cues'
        ? 'Start times are cues: no task starts before its time.'
        : 'Start times are the old plan: the links decide when a task starts.',
    chosen: starts.meaning,
    options: optionsOf(startTexts),
    isSure: starts.isSure,
  }
}

/** Which tasks are the backout. Names alone never decide it. */
export function whichBackout({ read: { tasks, groups }, own, choices }: AskedOfRows): Guess | null {
  const name = groups.find(({ key }) => key === own.backoutGroup)?.name
  const named = tasks.filter(({ name: each }) => isBackout(each))
  const areNamed = name === undefined && named.length > 0 && choices.backout !== ''
  if (groups.length === 0 && named.length === 0) return null
  return {
    id: 'backout',
    where: areNamed ? named[0]!.place : '',
    sentence: areNamed
      ? `${counted(named.length, 'task')} ${named.length === 1 ? 'is' : 'are'} the backout by ${named.length === 1 ? 'its name' : 'their names'}: “${named[0]!.name}”.`
      : name === undefined
        ? 'No group is the backout.'
        : `“${name}” is the backout.`,
    chosen: own.backoutGroup ?? (areNamed ? byName : ''),
    options: [
      { value: '', text: 'no group' },
      ...(named.length > 0 ? [{ value: byName, text: 'tasks whose names say so' }] : []),
      ...groups.map((group) => ({ value: group.key, text: group.name })),
    ],
    isSure: !areNamed,
  }
}

/** What a lag without a unit counts. */
export function whichLagUnit(asked: AskedOfRows): Guess | null {
  const { lag } = asked.read.reading.links
  if (!lag) return null
  return {
    id: 'lag-unit',
    where: cellAt(asked, 'after', lag.row),
    sentence: `The lag in “${lag.text}” is in ${lag.reading}s, as its number has no unit.`,
    chosen: lag.reading,
    options: optionsOf({ minute: 'minutes', hour: 'hours', day: 'days' }),
    isSure: false,
  }
}

/** Links to what is no task of the sheet, each with what it may mean. */
export function unreadLinks(asked: AskedOfRows): Guess[] {
  return asked.read.reading.links.unread.map(
    ({ text, row, offered, chosen, isAnswered }): Guess => {
      const name = offered.find(({ key }) => key === chosen)?.name || chosen
      const meant = isAnswered ? `You chose “${name}”.` : `For now it is read as “${name}”.`
      return {
        id: linkChoice(text),
        where: cellAt(asked, 'after', row),
        sentence: `No task is called “${text}”. ${chosen === '' ? 'The link is left out.' : meant}`,
        chosen,
        options: [
          { value: '', text: 'leave the link out' },
          ...offered.map((task) => ({ value: task.key, text: `${task.key} ${task.name}` })),
        ],
        isSure: isAnswered,
      }
    },
  )
}

const meaningsOfAll = {
  above: 'every task above it',
  others: 'every other task',
  nothing: 'nothing',
} as const

/** What 'All' means as a predecessor. */
export function whatAllMeans(asked: AskedOfRows): Guess | null {
  const { all } = asked.read.reading.links
  if (!all) return null
  const where = cellAt(asked, 'after', all.row)
  return {
    id: 'all',
    where,
    sentence: `“${all.text}” in ${where} is ${meaningsOfAll[all.reading]}.`,
    chosen: all.reading,
    options: optionsOf(meaningsOfAll),
    isSure: false,
  }
}

const numberings: Readonly<Record<Numbering, string>> = {
  ids: 'the sheet’s own numbers',
  tasks: 'tasks, counted from 1',
  rows: 'tasks and headings, counted from 1',
  'sheet rows': 'row numbers of the sheet',
}

/** What a number in a predecessor cell counts. */
export function whatNumbersCount(asked: AskedOfRows): Guess | null {
  const { numbered } = asked.read.reading
  const where = columnOf(asked, 'after')
  const inColumn = where || columnOf(asked, 'before')
  if (inColumn === '') return null
  return {
    id: 'numbering',
    where,
    sentence: `Numbers in ${inColumn} are ${numberings[numbered.numbering]}.`,
    chosen: numbered.numbering,
    options: numbered.offered.map((value) => ({ value, text: numberings[value] })),
    isSure: numbered.isSure,
  }
}

type Source = { readonly text: string; readonly field?: Field; readonly isSure?: true }

const sources: Readonly<Record<OutlineSource, Source>> = {
  level: { text: 'the outline level', field: 'level', isSure: true },
  wbs: { text: 'the outline number', field: 'wbs' },
  parent: { text: 'the parent', field: 'parent' },
  indent: { text: 'the indentation' },
  column: { text: 'a column', field: 'group', isSure: true },
  headings: { text: 'rows that are only a heading' },
  span: { text: 'rows whose start and finish cover those below' },
  none: { text: 'no groups', isSure: true },
}

/** What says which tasks belong together. */
export function whatGroups(asked: AskedOfRows): Guess | null {
  const { source, offered, groups } = asked.read.reading.outline
  if (offered.length < 2) return null
  const { text, field, isSure = false } = sources[source]
  return {
    id: 'groups',
    where: field ? columnOf(asked, field) : '',
    sentence:
      source === 'none'
        ? 'Tasks are not put in groups.'
        : `${counted(groups.length, 'group')} ${groups.length === 1 ? 'comes' : 'come'} from ${text}. Their own rows are not tasks.`,
    chosen: source,
    options: offered.map((value) => ({ value, text: sources[value].text })),
    isSure,
  }
}

/** Whether a group that is written once goes for the rows below. */
export function areGroupsCarried(asked: AskedOfRows): Guess | null {
  const { outline, rows } = asked.read.reading
  if (outline.source !== 'column' || !isWrittenOnce(rows)) return null
  const isCarried = asked.choices['groups-down'] !== 'no'
  return {
    id: 'groups-down',
    where: columnOf(asked, 'group'),
    sentence: `Each group is named once. Rows without one are ${isCarried ? 'in the group above' : 'in no group'}.`,
    chosen: isCarried ? 'yes' : 'no',
    options: optionsOf({ yes: 'in the group above', no: 'in no group' }),
    isSure: false,
  }
}

/** A runbook in which nobody has a task: whatever else is settled, this is not. */
export function whoOwnsTasks(asked: AskedOfRows): Guess | null {
  if (asked.read.tasks.some(({ owner }) => owner !== '')) return null
  const where = columnOf(asked, 'owner')
  return {
    id: noOwners,
    where,
    sentence: `No task has an owner: ${where === '' ? 'say which column names them' : 'this column is empty'}.`,
    chosen: 'none',
    options: optionsOf({ none: 'no owner is named' }),
    isSure: false,
  }
}

/** Rows with neither number nor name, which are totals and notes more often than tasks. */
export function areUnnamedTasks({ read }: AskedOfRows): Guess[] {
  const kept = read.tasks.filter(({ id, name }) => id === '' && name === '')
  const left = read.leftOut.filter(({ why }) => why === 'unnamed')
  return [...left, ...kept].slice(0, mostAsked).map((row) => {
    const isKept = 'key' in row
    return {
      id: rowChoice(row.row),
      where: row.place,
      sentence: `This row has no number and no name. ${isKept ? 'It is a task, as you said' : `It is left out: “${row.text}”`}.`,
      chosen: isKept ? 'task' : 'out',
      options: optionsOf({ out: 'leave it out', task: 'it is a task' }),
      isSure: isKept,
    }
  })
}

/** Whether rows wait for the one before, where each starts when that one finishes. */
export function areRowsLinked({ read, choices }: AskedOfRows): Guess | null {
  const { chain } = read.reading
  if (chain.length === 0) return null
  const isLinked = choices.chain === 'link'
  const rows = `${chain.length} of ${counted(read.tasks.length - 1, 'row')}`
  return {
    id: 'chain',
    where: '',
    sentence: isLinked
      ? `In ${rows} the task waits for the row before, because it starts when that one finishes.`
      : `Each start is the finish of the row before in ${rows}: link them?`,
    chosen: isLinked ? 'link' : 'no',
    options: optionsOf({ no: 'leave them unlinked', link: 'link them' }),
    isSure: false,
    details: chain.map(
      ({ task, before }) =>
        `${capitalised(task.place)}, “${task.name}”, waits for “${before.name}”`,
    ),
  }
}

/** Whether rows that the sheet calls inactive or cancelled are kept. */
export function areInactiveKept(asked: AskedOfRows): Guess | null {
  const { read, choices } = asked
  const kept = read.reading.rows.filter(isInactive)
  const count = kept.length + read.leftOut.filter(({ why }) => why === 'inactive').length
  if (count === 0) return null
  const isKept = choices.inactive === 'keep'
  return {
    id: 'inactive',
    where: columnOf(asked, 'active') || columnOf(asked, 'state'),
    sentence: `${counted(count, 'row')} that ${count === 1 ? 'is' : 'are'} inactive or cancelled ${count === 1 ? 'is' : 'are'} ${isKept ? 'kept' : 'left out'}.`,
    chosen: isKept ? 'keep' : 'leave out',
    options: optionsOf({ 'leave out': 'left out', keep: 'kept' }),
    isSure: true,
  }
}
