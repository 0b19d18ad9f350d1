import type { Role } from '../reading.ts'

/** Roles of a task's span: two of them tell the third. */
export const spanRoles = ['start', 'finish', 'duration'] as const

/** Roles whose cells say when or how long, as planned. */
export const timeRoles: readonly Role[] = [...spanRoles, 'startDay', 'finishDay', 'elapsed']

/** Roles whose cells say how long. */
export const lengthRoles: readonly Role[] = [
  'duration',
  'elapsed',
  'shortest',
  'longest',
  'rehearsal',
]
