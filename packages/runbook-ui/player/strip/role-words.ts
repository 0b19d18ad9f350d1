import type { DateOrder, LeftOut, Role, Unit } from '@cuewright/runbook/open'

/** What a column is read as, in the order of the select. */
export const roleWords: Readonly<Record<Role, string>> = {
  '': 'not read',
  task: 'the task',
  id: 'the task’s number',
  owner: 'the owner',
  team: 'the team, where no owner is named',
  start: 'the start',
  startDay: 'the day of the start',
  finish: 'the finish',
  finishDay: 'the day of the finish',
  duration: 'how long it takes',
  unit: 'the unit of how long it takes',
  elapsed: 'the time since the start',
  after: 'what it waits for',
  before: 'what waits for it',
  linkKind: 'the kind of link',
  lag: 'the lag of the link',
  notBefore: 'its earliest start',
  deadline: 'its deadline',
  zone: 'its time zone',
  state: 'its status',
  active: 'whether it is in scope',
  percent: 'how much is done',
  actualStart: 'its actual start',
  actualFinish: 'its actual finish',
  rehearsal: 'how long it took in a rehearsal',
  shortest: 'its best case',
  longest: 'its worst case',
  group: 'the phase or group',
  parent: 'the task above it',
  level: 'the outline level',
  wbs: 'the outline number',
  summary: 'whether it sums up others',
  undoes: 'what a backout task undoes',
  decidedBy: 'who decides',
  conditions: 'the criteria of a decision',
  risks: 'its risks',
}

export const unitWords: Readonly<Record<Unit, string>> = {
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  weeks: 'weeks',
  months: 'months',
  hhmm: 'hours and minutes, 0130',
}

export const dateOrderWords: Readonly<Record<DateOrder, string>> = {
  'day first': 'day, then month',
  'month first': 'month, then day',
}

export const whyLeftOut: Readonly<Record<LeftOut['why'], string>> = {
  status: 'its status leaves it out',
  total: 'a total',
  note: 'a note',
  'repeated headings': 'headings again',
  'other table': 'another table',
  unnamed: 'no number and no name',
  heading: 'a heading with no tasks below it',
}
