import type { Role } from '../../reading.ts'
import type { Certainty } from './certainty.ts'
import { headings } from './headings.ts'

/** A line of `headings.ts`; `line` counts from 0 within its role. */
export type Known = { readonly role: Role; readonly line: number; readonly certainty: Certainty }

/** A column 'Date' is the day of a start, unless the sheet has no other start. */
export function isOfDay(role: Role): boolean {
  return role === 'startDay' || role === 'finishDay'
}

/** The certainty of a line of `headings.ts` with a sign in front. */
function certaintyOf(role: Role, sign: string): Certainty {
  if (isOfDay(role)) return 'likely'
  return sign === '!' ? 'sure' : sign === '+' ? 'clear' : 'known'
}

/** The roles of whole headings, and the roles that a single word tells. */
function tables() {
  const whole = new Map<string, Known[]>()
  const words = new Map<string, Role[]>()
  let role: Role = ''
  let line = 0
  for (const text of headings.split('\n').filter((each) => each !== '')) {
    const [, sign = '', word = ''] = /^ *([!+~]?)(.+)$/.exec(text)!
    if (!text.startsWith(' ')) [role, line] = [word as Role, 0]
    else if (sign === '~') words.set(word, [...(words.get(word) ?? []), role])
    else {
      const certainty = certaintyOf(role, sign)
      whole.set(word, [...(whole.get(word) ?? []), { role, line: line++, certainty }])
    }
  }
  return { whole, words }
}

export const known = tables()
