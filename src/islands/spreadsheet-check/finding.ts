/** What the check finds. The first six keep a runbook from being run; the others are worth a look. */
export const kinds = [
  'no-owner',
  'no-duration',
  'bad-duration',
  'unknown-dependency',
  'cycle',
  'duplicate-id',
  'overlap',
  'early-start',
  'bad-start',
  'stray-start',
  'no-name',
  'no-id',
  'no-dependencies',
  'link-type',
  'lag',
] as const

export type Kind = (typeof kinds)[number]

const blocking = 6

/** Whether a runbook with such a finding cannot be run as it stands. */
export function isBlocking(kind: Kind): boolean {
  return kinds.indexOf(kind) < blocking
}

/** Each kind as a heading, and what the check did about it to go on. */
export const kindWords: Readonly<Record<Kind, { title: string; note: string }>> = {
  'no-owner': { title: 'No owner', note: 'Nobody is told that these may start.' },
  'no-duration': {
    title: 'No duration',
    note: 'Counted as 0 minutes below, so the finish time is the earliest possible.',
  },
  'bad-duration': {
    title: 'Duration that cannot be read',
    note: 'Counted as 0 minutes below, so the finish time is the earliest possible.',
  },
  'unknown-dependency': {
    title: 'Dependency on a task that is not there',
    note: 'Left out of the timetable below.',
  },
  cycle: {
    title: 'Circular dependency',
    note: 'None of these tasks can ever start. The link that closes each circle is left out below.',
  },
  'duplicate-id': {
    title: 'Id used more than once',
    note: 'A dependency on such an id is read as the first task that bears it.',
  },
  overlap: {
    title: 'One owner, two tasks at once',
    note: 'Fine for a team that can split; not for one pair of hands.',
  },
  'early-start': {
    title: 'Planned to start before what it waits for has finished',
    note: 'The timetable below starts it when the work before it is done.',
  },
  'bad-start': {
    title: 'Start time that cannot be read',
    note: 'The timetable below places it by its dependencies alone.',
  },
  'stray-start': {
    title: 'Start far from the others',
    note: 'Most likely a mistyped date. The timetable below places it by its dependencies alone.',
  },
  'no-name': { title: 'No name', note: 'The row has values but does not say what to do.' },
  'no-id': { title: 'No id', note: 'Nothing else can wait for it.' },
  'no-dependencies': {
    title: 'No task waits for another',
    note: 'Without dependencies the critical path is only the task that ends last.',
  },
  'link-type': {
    title: 'Link other than finish-to-start',
    note: 'Read as finish-to-start below, so the finish time may be later than planned.',
  },
  lag: { title: 'Lag or lead on a link', note: 'Left out of the timetable below.' },
}

export type Finding = { readonly kind: Kind; readonly text: string }

/** All findings of one kind: how many there are, and the first of them. */
export type FindingGroup = {
  readonly kind: Kind
  readonly count: number
  readonly texts: readonly string[]
}

/** The most that is listed of one kind; the count is always the whole. */
export const listed = 200

/** Findings by kind, in the order of `kinds`, each list cut at `listed`. */
export function inGroups(findings: readonly Finding[]): FindingGroup[] {
  const found = Map.groupBy(findings, ({ kind }) => kind)
  return kinds.flatMap((kind) => {
    const all = found.get(kind)
    if (!all) return []
    return [{ kind, count: all.length, texts: all.slice(0, listed).map(({ text }) => text) }]
  })
}
