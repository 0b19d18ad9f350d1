import type { Lag, Link, LinkKind } from '../../runbook/model/link.ts'
import type { Phase, Task } from '../../runbook/model/task.ts'
import type { Part } from './rows.ts'

const kinds: Readonly<Record<string, LinkKind>> = {
  fs: 'finish-to-start',
  ss: 'start-to-start',
  ff: 'finish-to-finish',
  sf: 'start-to-finish',
}

/** A part with its tasks: `ids[step][thing]`. */
type Places = ReadonlyMap<string, readonly (readonly string[])[]>

/** A few minutes more for some things, the same at every run: '20~8' is 20 to 27. */
function minutesOf(text: string, step: number, thing: number): number {
  const [base = 0, spread = 0] = text.split('~').map(Number)
  return spread === 0 ? base : base + ((thing * 7 + step * 3) % spread)
}

function inTurn<Item>(items: readonly Item[], i: number): Item {
  return items[i % items.length]!
}

function lagOf(text: string | undefined): Lag {
  if (text === undefined || text === '') return { minutes: 0 }
  return text.endsWith('%') ? { percent: Number(text.slice(0, -1)) } : { minutes: Number(text) }
}

/** The places of every part's tasks, counted in the order in which they are written. */
function place(parts: readonly Part[], prefix: string): Places {
  let count = 0
  return new Map(
    parts.map(({ id, things = '', steps }) => {
      const byThing = things.split('|').map(() => steps.map(() => `${prefix}${++count}`))
      return [id, steps.map((_, step) => byThing.map((ids) => ids[step]!))]
    }),
  )
}

function readLinks(text: string, places: Places, part: Part, step: number, thing: number): Link[] {
  return text
    .split(' ')
    .filter(Boolean)
    .flatMap((token) => {
      const [, from = '', kind = 'fs', lag] =
        /^([a-z]+(?:\.(?:\d|\*))?)(?::(..)(.*))?$/.exec(token) ?? []
      if (from === 'q') {
        const earlier = thing - part.steps[step]![1].split('/').length
        return earlier < 0
          ? []
          : [
              {
                from: places.get(part.id)!.at(-1)![earlier]!,
                kind: 'finish-to-start',
                lag: lagOf(''),
              },
            ]
      }
      const [id = '', which = ''] = from === 'p' ? [part.id, String(step)] : from.split('.')
      const rows = places.get(id)!
      const ids = which === '*' ? rows.at(-1)! : [inTurn(rows[Number(which) - 1]!, thing)]
      return ids.map((each): Link => ({ from: each, kind: kinds[kind]!, lag: lagOf(lag) }))
    })
}

function isShort({ kind, lag }: Link): boolean {
  return kind === 'finish-to-start' && 'minutes' in lag && lag.minutes === 0
}

type Expansion = {
  readonly prefix: string
  readonly phaseOf: (group: string) => Phase
  /** The forward tasks that a backout task takes back. */
  readonly undone?: Places
}

/** The tasks of parts that are written in short, and where each is. */
export function expand(
  parts: readonly (Part & { readonly undoes?: string })[],
  { prefix, phaseOf, undone }: Expansion,
): { tasks: Task[]; places: Places } {
  const places = place(parts, prefix)
  const tasks = parts.flatMap((part) => {
    const { id, name: group, things = '', steps, cues = {}, undoes } = part
    const names = things.split('|')
    return names.flatMap((thing, i) =>
      steps.map(([pattern, owner, minutes, links = ''], step): Task => {
        const name = pattern.replace('{}', thing)
        const all = readLinks(links, places, part, step, i)
        const long = all.filter((link) => !isShort(link))
        const cue = cues[name]
        const [undoneId = '', undoneStep] = undoes?.split('.') ?? []
        const undoneTasks = undone?.get(undoneId)?.[Number(undoneStep) - 1]
        return {
          id: places.get(id)![step]![i]!,
          name,
          owner: inTurn(owner.split('/'), i),
          phase: phaseOf(group),
          duration: minutesOf(minutes, step, i),
          after: all.filter(isShort).map(({ from }) => from),
          ...(long.length === 0 ? {} : { links: long }),
          ...(cue === undefined ? {} : { cue }),
          group,
          ...(name.startsWith('Go/no-go')
            ? {
                gate: {
                  decidedBy: 'Head of Payments Operations',
                  ...(name.includes('return') ? { pointOfNoReturn: true } : {}),
                },
              }
            : {}),
          ...(undoneTasks
            ? { undoes: names.length > 1 ? [inTurn(undoneTasks, i)] : undoneTasks }
            : {}),
        }
      }),
    )
  })
  return { tasks, places }
}
