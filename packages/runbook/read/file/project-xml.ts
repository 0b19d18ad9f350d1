import { Refused, limits } from '../../failure.ts'
import type { Cell, Sheet } from './table.ts'
import { readXml } from './xml.ts'

type Element = { readonly name: string; text: string; readonly children: Element[] }

/** What is read; calendars, custom fields and timephased data aren't kept. */
const kept = new Set([
  'Project',
  'Tasks',
  'Task',
  'Resources',
  'Resource',
  'Assignments',
  'Assignment',
  'PredecessorLink',
])

/** Other programs' notes have no name here, whatever they are called. */
function parse(text: string): Element {
  const root: Element = { name: '', text: '', children: [] }
  const open = [root]
  readXml(
    text,
    { left: limits.unpacked },
    {
      open: (name, _, isForeign) => {
        const element: Element = { name: isForeign ? '' : name, text: '', children: [] }
        const parent = open.at(-1)!
        if (kept.has(parent.name) || parent === root) parent.children.push(element)
        open.push(element)
      },
      text: (part) => {
        open.at(-1)!.text += part
      },
      close: () => {
        open.pop()
      },
    },
  )
  return root
}

function childrenOf(element: Element | undefined, ...path: string[]): Element[] {
  const [name = '', ...rest] = path
  const children = element?.children.filter((child) => child.name === name) ?? []
  return rest.length === 0 ? children : childrenOf(children[0], ...rest)
}

type Says = (name: string) => string | null

function reader(element: Element): Says {
  const values = new Map<string, string>()
  for (const { name, text } of element.children)
    if (!values.has(name)) values.set(name, text.trim())
  return (name) => values.get(name) || null
}

/** A longer list of names is cut. */
const longestOwners = 2000

/** The people and teams of each task, by its UID. Materials (Type 0) and costs own nothing. */
function ownersByTask(project: Element): Map<string, string> {
  const names = new Map<string, string>()
  for (const says of childrenOf(project, 'Resources', 'Resource').map(reader)) {
    const isWork = (says('Type') ?? '1') === '1' && says('IsCostResource') !== '1'
    const [uid, name] = [says('UID'), says('Name')]
    if (isWork && uid && name) names.set(uid, name.slice(0, 200))
  }
  const byTask = new Map<string, string>()
  for (const says of childrenOf(project, 'Assignments', 'Assignment').map(reader)) {
    const [task, name] = [says('TaskUID'), names.get(says('ResourceUID') ?? '')]
    if (!task || !name) continue
    const before = byTask.get(task) ?? ''
    if (before.length < longestOwners) byTask.set(task, before === '' ? name : `${before}; ${name}`)
  }
  return byTask
}

/** PredecessorLink/Type */
const linkTypes: Readonly<Record<string, string>> = { 0: 'FF', 1: 'FS', 2: 'SF', 3: 'SS' }
/** LagFormat: 19 and 20 are per cent, 51 and 52 the same as an estimate. */
const percentages = new Set(['19', '20', '51', '52'])

/** As Project's Predecessors column writes it: '12SS+15 min', '5FF-50%'. */
function linkText(id: string, says: Says): string {
  const type = linkTypes[says('Type') ?? '1'] ?? 'FS'
  const lag = Number(says('LinkLag') ?? 0)
  if (!Number.isFinite(lag) || lag === 0) return type === 'FS' ? id : `${id}${type}`
  const amount = percentages.has(says('LagFormat') ?? '')
    ? `${Math.abs(lag)}%`
    : `${Math.round(Math.abs(lag) / 10)} min`
  return `${id}${type}${lag < 0 ? '-' : '+'}${amount}`
}

/** ConstraintType: 2 is 'must start on', 4 is 'start no earlier than'. */
const fixing = new Set(['2', '4'])

function notBefore(says: Says): string | null {
  if (fixing.has(says('ConstraintType') ?? '')) return says('ConstraintDate')
  return says('Manual') === '1' ? (says('ManualStart') ?? says('Start')) : null
}

/** Project leaves the first or the last day that it knows where a field is unset, and other programs the year 1. */
function moment(text: string | null): string | null {
  return text === null || text < '1984-01-02' || text.startsWith('2049-12-31') ? null : text
}

/** Whether a task is a row of its own: UID 0 is the project, and an empty row is null or has no name and no times. */
function isListed(says: Says): boolean {
  if (says('UID') === '0' && says('OutlineLevel') !== '1') return false
  return says('IsNull') !== '1' && Boolean(says('Name') ?? (says('Start') && says('Finish')))
}

/**
 * Reads a Microsoft Project XML file as a table with Project's own headings. "Project XML Data Interchange Schema"
 * (mspdi_pj15.xsd, learn.microsoft.com/office-project): links name UIDs, lags are tenths of a minute. Throws Refused:
 * not_a_project, empty_project, broken_xml, hostile_xml, too_many_rows.
 */
export function readProjectXml(text: string): Sheet[] {
  const [project] = childrenOf(parse(text), 'Project')
  if (!project) throw new Refused('not_a_project')
  const tasks = childrenOf(project, 'Tasks', 'Task')
    .map((element) => ({ element, says: reader(element) }))
    .filter(({ says }) => isListed(says))
  if (tasks.length === 0) throw new Refused('empty_project')
  if (tasks.length > limits.rows) throw new Refused('too_many_rows')
  const owners = ownersByTask(project)
  // Links name UIDs; people know a task by its ID, unless a program has left it out.
  const ids = new Set(tasks.map(({ says }) => says('ID')))
  const numbered = ids.size === tasks.length && !ids.has(null) ? 'ID' : 'UID'
  const idOf = new Map(tasks.map(({ says }) => [says('UID'), says(numbered)]))
  const rows = tasks.map(({ element, says }): Readonly<Record<string, Cell>> => {
    const links = childrenOf(element, 'PredecessorLink').map((link) => {
      const read = reader(link)
      const uid = read('PredecessorUID')
      return linkText(idOf.get(uid) ?? `UID ${uid ?? '?'}`, read)
    })
    const [start, finish] = [moment(says('Start')), moment(says('Finish'))]
    const isDone = says('PercentComplete') === '100'
    return {
      ID: says(numbered),
      'Task Name': says('Name'),
      Duration: says('Duration'),
      Start: start,
      Finish: finish,
      Predecessors: links.join('; ') || null,
      'Resource Names': owners.get(says('UID') ?? '') ?? null,
      'Outline Level': says('OutlineLevel'),
      Active: says('Active') === '0' ? 'No' : 'Yes',
      'Not before': moment(notBefore(says)),
      'Actual Start': moment(says('ActualStart')) ?? (isDone ? start : null),
      'Actual Finish': moment(says('ActualFinish')) ?? (isDone ? finish : null),
      Deadline: moment(says('Deadline')),
    }
  })
  const says = reader(project)
  return [
    {
      name: says('Title') ?? says('Name') ?? '',
      rows: [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))],
      isProject: true,
    },
  ]
}
