import type { Work, WorkField } from './business-case.ts'
import { workFields } from './choice-parameters.ts'
import { isDay } from './term.ts'

/** What a visitor chose, as text: what they typed stays theirs until it is read. */
export type Choice = {
  creators: string
  accessories: readonly string[]
  /** The day on which the year starts and the day of the move, 'yyyy-mm-dd'; '' while not given. */
  starts: string
  moves: string
  /** The visitor's own numbers for the business case. */
  work: Work
}

/**
 * Reads a choice from a URL's query; what is not in it comes from `initial`. A day that does not
 * exist is left out, because a date field cannot show it.
 */
export function parseChoice(query: string, initial: Choice, known: readonly string[]): Choice {
  const params = new URLSearchParams(query)
  const wanted = params.get('accessories')?.split(',')

  function day(name: 'starts' | 'moves') {
    const given = params.get(name)
    if (given === null) return initial[name]
    return isDay(given) ? given : ''
  }

  function text(name: string, otherwise: string) {
    return params.get(name)?.slice(0, 20) ?? otherwise
  }

  const work = workFields.map((field) => [field, text(field, initial.work[field])])
  return {
    creators: text('creators', initial.creators),
    accessories: wanted ? known.filter((id) => wanted.includes(id)) : initial.accessories,
    starts: day('starts'),
    moves: day('moves'),
    work: Object.fromEntries(work) as Record<WorkField, string>,
  }
}

/** The query for a choice, without what it leaves open; parameters of others (campaigns) stay. */
export function choiceQuery(choice: Choice, query: string): string {
  const { creators, accessories, starts, moves, work } = choice
  const params = new URLSearchParams(query)
  // An emptied field is a choice too: without it the initial number would come back.
  params.set('creators', creators)
  const optional = { accessories: accessories.join(','), starts, moves, ...work }
  for (const [name, value] of Object.entries(optional))
    if (value) params.set(name, value)
    else params.delete(name)
  return params.toString().replaceAll('%2C', ',')
}

/** Reads a number of Content Creators: whole, 1 or more, thousands with commas or without. */
export function parseCreators(text: string): { ok: true; creators: number } | { ok: false } {
  const digits = text.trim().replaceAll(',', '')
  const creators = /^\d{1,20}$/.test(digits) ? Number(digits) : 0
  return creators > 0 ? { ok: true, creators } : { ok: false }
}
