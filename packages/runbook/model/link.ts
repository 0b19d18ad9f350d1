/** 'start-to-finish': the second task cannot finish before the first has started. */
export type LinkKind = 'finish-to-start' | 'start-to-start' | 'finish-to-finish' | 'start-to-finish'

/** Whole minutes, or per cent of the first task’s planned duration. A negative lag is a lead. */
export type Lag = { readonly minutes: number } | { readonly percent: number }

export type Link = { readonly from: string; readonly kind: LinkKind; readonly lag: Lag }

type Waiting = { readonly after: readonly string[]; readonly links?: readonly Link[] }

const noLag: Lag = { minutes: 0 }

/** All links of a task, those in `after` included. */
export function linksOf({ after, links = [] }: Waiting): Link[] {
  const short = after.map((from): Link => ({ from, kind: 'finish-to-start', lag: noLag }))
  return [...short, ...links]
}

/** If no task waits for another, a delay moves nothing, and no chance is shown. */
export function areLinked(tasks: readonly Waiting[]): boolean {
  return tasks.length < 2 || tasks.some((task) => linksOf(task).length > 0)
}

function isPlain({ kind, lag }: Link): boolean {
  return kind === 'finish-to-start' && 'minutes' in lag && lag.minutes === 0
}

/** The inverse of `linksOf`: plain finish-to-start links go into `after`. */
export function inShort(all: readonly Link[]): Waiting {
  const links = all.filter((link) => !isPlain(link))
  const after = all.filter(isPlain).map(({ from }) => from)
  return links.length === 0 ? { after } : { after, links }
}

/** Returns minutes, not rounded; `duration` is the first task’s. */
export function lagMinutes(lag: Lag, duration: number): number {
  return 'minutes' in lag ? lag.minutes : (lag.percent / 100) * duration
}
