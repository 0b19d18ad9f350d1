import type { EventKind, Limit } from '../schema.ts'
import { duration } from '../words/times.ts'
import type { OwnRunbook } from './own-runbook.ts'

export type WayBack = {
  readonly act: string
  readonly tasks: string
  readonly called: string
  /** The words before the time at which it ends, such as 'back by'. */
  readonly by: string
  readonly ends: string
  readonly over: string
}

const waysBack: Readonly<Partial<Record<EventKind, WayBack>>> = {
  change: {
    act: 'Back out',
    tasks: 'Backout',
    called: 'Backout called',
    by: 'back by',
    ends: 'The backout ends',
    over: 'Backed out',
  },
  'cyber recovery': {
    act: 'Seal the zone',
    tasks: 'Sealing the zone',
    called: 'Seal called',
    by: 'sealed by',
    ends: 'The zone is sealed',
    over: 'Zone sealed',
  },
}

/** Only a change has a window and a backout. */
export function isChange(kind: EventKind = 'change'): boolean {
  return kind === 'change'
}

/** Undefined for service and disaster recovery: there is nothing to go back to. */
export function wayBackOf(kind: EventKind = 'change'): WayBack | undefined {
  return waysBack[kind]
}

/** Sorted by end; empty for a change whose window is not set. */
export function limitsOf(own: Pick<OwnRunbook, 'kind' | 'limits' | 'windowEnd'>): readonly Limit[] {
  if (!isChange(own.kind)) return own.limits ?? []
  return own.windowEnd === null ? [] : [{ name: 'window', end: own.windowEnd }]
}

/** 'the window', 'the RTO of 4 h' */
export function limitText({ name, end }: Limit): string {
  return name === 'window' ? 'the window' : `the ${name} of ${duration(end)}`
}

/** 'outside the RTO of 4 h, within the impact tolerance of 6 h', or 'inside the window' */
export function comparedWith(limits: readonly Limit[], finish: number): string {
  return limits
    .map((limit) => {
      const within = limit.name === 'window' ? 'inside' : 'within'
      return `${finish <= limit.end ? within : 'outside'} ${limitText(limit)}`
    })
    .join(', ')
}

/**
 * 'In 87 of 100 runs this finishes inside the window.' `chance` returns how many of 100 runs end by a minute: '87',
 * 'more than 99'. `basis` says what the first figure is based on. '' without a limit.
 */
export function chanceText(
  limits: readonly Limit[],
  chance: (end: number) => string,
  basis = '',
): string {
  const [first, ...more] = limits
  if (!first) return ''
  const others = more.map((limit) => `; in ${chance(limit.end)} of 100 ${limitText(limit)}`)
  const meets = first.name === 'window' ? 'this finishes inside' : 'it meets'
  return `In ${chance(first.end)} of 100 runs ${meets} ${limitText(first)}${others.join('')}${basis}.`
}
