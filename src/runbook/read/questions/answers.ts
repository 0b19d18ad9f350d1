/** The questions about a whole file whose answers are the same in every file, with their options. */
export const answers = {
  actuals: { now: 'this run is under way', earlier: 'they are from an earlier run' },
  all: { above: 'every task above it', others: 'every other task', nothing: 'nothing' },
  chain: { no: 'leave them unlinked', link: 'link them' },
  'clock-step': {
    nearest: 'earlier than the row above',
    forward: 'later than the row above',
    'twelve hours': 'later than the row above, on a 12-hour clock',
  },
  'date-order': { 'day first': 'day, then month', 'month first': 'month, then day' },
  day: { '24': '24 hours', '8': '8 working hours, five days a week' },
  'from-start-and-finish': { yes: 'from start and finish', no: 'not known' },
  'groups-down': { yes: 'in the group above', no: 'in no group' },
  inactive: { 'leave out': 'left out', keep: 'kept' },
  'lag-unit': { minute: 'minutes', hour: 'hours', day: 'days', task: 'another task, not a lag' },
  lengths: { duration: 'the duration, breaks left out', span: 'start to finish, breaks included' },
  'offset-unit': { minute: 'minutes', hour: 'hours', day: 'days' },
  owners: { none: 'no owner is named' },
  /** A cue holds a task until its time; an old plan only shows what the links once gave. */
  starts: {
    cues: 'cues: no task starts before its time',
    plan: 'an old plan: dependencies decide, and a start time counts only where there are none',
  },
  'starts-unread': { none: 'dependencies decide' },
  strays: { out: 'mistyped: don’t use them', keep: 'right: keep them' },
  'until-next': { yes: 'until the next one starts', no: 'not known' },
  weekdays: { nearest: 'an earlier day', forward: 'a day in the next week' },
} as const

export type Answers = typeof answers
