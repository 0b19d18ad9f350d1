/**
 * Which moment of the first task holds which moment of the second, in this order: 'start-to-finish'
 * means that the second cannot finish before the first has started.
 */
export type LinkKind = 'finish-to-start' | 'start-to-start' | 'finish-to-finish' | 'start-to-finish'

/**
 * How long after the first moment the second may come at the earliest; below 0 it is a lead. Whole
 * minutes, or per cent of the time that the first task takes.
 */
export type Lag = { readonly minutes: number } | { readonly percent: number }

/** A task waits for another one: a minimal time lag between a moment of `from` and a moment of the task. */
export type Link = { readonly from: string; readonly kind: LinkKind; readonly lag: Lag }

/** The fields of a task that say what it waits for. */
type Waiting = { readonly after: readonly string[]; readonly links?: readonly Link[] }

const noLag: Lag = { minutes: 0 }

/** Everything that a task waits for, with what `after` says in short written out. */
export function linksOf({ after, links = [] }: Waiting): Link[] {
  const short = after.map((from): Link => ({ from, kind: 'finish-to-start', lag: noLag }))
  return [...short, ...links]
}

/** Whether a task waits for another: where none does, nothing can slip, and no chance is told. */
export function areLinked(tasks: readonly Waiting[]): boolean {
  return tasks.length < 2 || tasks.some((task) => linksOf(task).length > 0)
}

function isPlain({ kind, lag }: Link): boolean {
  return kind === 'finish-to-start' && 'minutes' in lag && lag.minutes === 0
}

/** The same the other way round: from a finish to a start without a lag is written in short. */
export function inShort(all: readonly Link[]): Waiting {
  const links = all.filter((link) => !isPlain(link))
  const after = all.filter(isPlain).map(({ from }) => from)
  return links.length === 0 ? { after } : { after, links }
}

/** A lag in minutes, given how long the first task takes. Not rounded. */
export function lagMinutes(lag: Lag, duration: number): number {
  return 'minutes' in lag ? lag.minutes : (lag.percent / 100) * duration
}
