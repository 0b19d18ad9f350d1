/** What the check looks for in a sheet. */
export const fields = ['id', 'task', 'owner', 'duration', 'start', 'finish', 'after'] as const

export type Field = (typeof fields)[number]

/** What a plain number in the duration column means; 'auto' reads the numbers themselves. */
export const units = ['auto', 'minutes', 'hours', 'days', 'excel'] as const

export type Unit = (typeof units)[number]

/** Which column of a sheet is which field; null where the sheet has none. Zero-based. */
export type Columns = Readonly<Record<Field, number | null>>

/** The header row of a sheet without one. */
export const noHeadings = -1

export type Mapping = {
  readonly sheet: number
  /** The row of the headings; `noHeadings` where the first row is a task already. */
  readonly headerRow: number
  readonly columns: Columns
  readonly unit: Unit
}

/** What a person puts right in a mapping: one column, or the unit. */
export type MappingChange = { readonly columns: Partial<Columns> } | { readonly unit: Unit }

/** The mapping with a change made to it, and nothing else of it touched. */
export function changeMapping(mapping: Mapping, change: MappingChange): Mapping {
  return 'unit' in change
    ? { ...mapping, unit: change.unit }
    : { ...mapping, columns: { ...mapping.columns, ...change.columns } }
}

function list(names: string) {
  return names.split('|').map((name) => name.trim())
}

/** Headings as people write them, lower case and without punctuation. */
export const synonyms: Readonly<Record<Field, readonly string[]>> = {
  id: list(`
    id | ref | reference | no | nr | num | number | # | seq | sequence | wbs | task id | task no |
    task number | task ref | task # | step | step id | step no | step number | step # | item |
    item no | activity id | uid | key | line | row
  `),
  task: list(`
    task | tasks | task name | task description | task title | activity | activities |
    activity name | activity description | action | actions | description | name | title |
    step description | step name | summary | instruction | instructions | what
  `),
  owner: list(`
    owner | task owner | owners | responsible | responsible team | responsible party |
    responsible person | team | owning team | owner team | assignee | assigned to | assigned |
    assignment group | who | resource | resources | resource name | resource names | done by |
    performed by | lead | group | person | support team
  `),
  duration: list(`
    duration | dur | mins | min | minutes | hours | hrs | planned duration | est duration |
    estimated duration | estimate | est mins | est time | length | expected duration |
    time taken | elapsed | effort | planned mins | time needed
  `),
  start: list(`
    start | start time | planned start | planned start time | start date | begin |
    start date time | scheduled start | start at | starts | start planned | from | planned time |
    time | when | offset | t offset | cue
  `),
  finish: list(`
    finish | end | finish time | end time | planned finish | planned end | end date |
    planned end time | planned finish time | scheduled finish | until | ends
  `),
  after: list(`
    predecessors | predecessor | preds | pred | depends on | dependency | dependencies |
    dependent on | depends | deps | dep | after | waits for | prerequisite | prerequisites |
    prereq | prereqs | preceded by | blocked by | predecessor id | predecessor ids |
    predecessor task | follows
  `),
}

/** Words that give a field away inside a longer heading. */
export const hints: Readonly<Record<Field, RegExp>> = {
  id: /\b(id|ref|no|number)\b|#/,
  task: /\b(task|activity|action|description|step)\b/,
  owner: /\b(owner|responsib\w*|assign\w*|team|resource)\b/,
  duration: /\b(durat\w*|dur|mins?|minutes|hrs|hours)\b/,
  start: /\bstarts?\b/,
  finish: /\b(finish|end)\b/,
  after: /\b(predecess\w*|depend\w*|preds?|prereq\w*|waits?)\b/,
}
