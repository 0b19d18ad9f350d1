import { SaxesParser } from 'saxes'
import { Refused, failure, limits, orRefused, type Failure } from '../../failure.ts'
import { linkText, notBefore } from './mspdi-values.ts'
import type { Cell, Sheet } from './table.ts'

type Element = { readonly name: string; text: string; readonly children: Element[] }

/** Refuses entities that the file declares itself, and deep nesting. */
function parse(text: string): Element {
  const parser = new SaxesParser({ xmlns: false })
  const root: Element = { name: '', text: '', children: [] }
  const open = [root]

  parser.on('doctype', () => {
    throw new Refused('hostile_xml')
  })
  parser.on('error', () => {
    throw new Refused('broken_xml')
  })
  parser.on('opentag', ({ name }) => {
    if (open.length > limits.depth) throw new Refused('hostile_xml')
    const element: Element = { name, text: '', children: [] }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('text', (part) => {
    open.at(-1)!.text += part
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(text.replace(/^\ufeff?\s*/, '')).close()
  return root
}

function childrenOf(element: Element | undefined, ...path: string[]): Element[] {
  const [name = '', ...rest] = path
  const children = element?.children.filter((child) => child.name === name) ?? []
  return rest.length === 0 ? children : childrenOf(children[0], ...rest)
}

function textOf(element: Element, name: string): string | null {
  return element.children.find((child) => child.name === name)?.text.trim() || null
}

/** Project moves the start and duration of a started task, so the plan is its first baseline. */
function planOf(task: Element): Element {
  const baseline = childrenOf(task, 'Baseline').find((each) => textOf(each, 'Number') === '0')
  return textOf(task, 'ActualStart') && baseline && textOf(baseline, 'Duration') ? baseline : task
}

function owners(project: Element): Map<string, string> {
  const names = new Map(
    childrenOf(project, 'Resources', 'Resource').map((resource) => [
      textOf(resource, 'UID'),
      textOf(resource, 'Name'),
    ]),
  )
  const byTask = new Map<string, string>()
  for (const assignment of childrenOf(project, 'Assignments', 'Assignment')) {
    const [task, name] = [
      textOf(assignment, 'TaskUID'),
      names.get(textOf(assignment, 'ResourceUID')),
    ]
    if (task && name) byTask.set(task, [byTask.get(task), name].filter(Boolean).join('; '))
  }
  return byTask
}

/**
 * Reads a Microsoft Project XML file as a table with Project's own headings. "Project XML Data Interchange
 * Schema" (mspdi_pj15.xsd, learn.microsoft.com/office-project): links name UIDs, lags are tenths of a
 * minute. Failures: not_a_project, broken_xml, hostile_xml, too_many_rows, no_tasks.
 */
export function readMspdi(text: string): { ok: true; sheets: Sheet[] } | Failure {
  const root = orRefused(() => parse(text))
  if ('ok' in root) return root
  const [project] = childrenOf(root, 'Project')
  if (!project) return failure('not_a_project')
  // UID 0 is the project itself; a task without a name is an empty row.
  const tasks = childrenOf(project, 'Tasks', 'Task').filter(
    (task) => textOf(task, 'UID') !== '0' && textOf(task, 'IsNull') !== '1' && textOf(task, 'Name'),
  )
  if (tasks.length === 0) return failure('no_tasks')
  if (tasks.length > limits.rows) return failure('too_many_rows')
  const owner = owners(project)
  const idOf = new Map(
    tasks.map((task) => [textOf(task, 'UID'), textOf(task, 'ID') ?? textOf(task, 'UID')]),
  )
  const rows = tasks.map((task): Readonly<Record<string, Cell>> => {
    const links = childrenOf(task, 'PredecessorLink').map((link) => {
      const uid = textOf(link, 'PredecessorUID')
      return linkText(idOf.get(uid) ?? `UID ${uid ?? '?'}`, (name) => textOf(link, name))
    })
    const plan = planOf(task)
    const isInstant = textOf(task, 'Milestone') === '1' && !textOf(task, 'Duration')
    return {
      ID: textOf(task, 'ID') ?? textOf(task, 'UID'),
      'Task Name': textOf(task, 'Name'),
      Duration: isInstant ? 'PT0H0M0S' : textOf(plan, 'Duration'),
      Start: textOf(plan, 'Start'),
      Finish: textOf(plan, 'Finish'),
      Predecessors: links.join('; ') || null,
      'Resource Names': owner.get(textOf(task, 'UID') ?? '') ?? null,
      'Outline Level': textOf(task, 'OutlineLevel'),
      Active: textOf(task, 'Active') === '0' ? 'No' : 'Yes',
      'Not before': notBefore((name) => textOf(task, name)),
      'Actual Start': textOf(task, 'ActualStart'),
      'Actual Finish': textOf(task, 'ActualFinish'),
    }
  })
  const name = textOf(project, 'Title') ?? textOf(project, 'Name') ?? ''
  return {
    ok: true,
    sheets: [{ name, rows: [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))] }],
  }
}
