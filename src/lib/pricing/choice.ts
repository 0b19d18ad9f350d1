import type { Work } from './business-case.ts'
import { workFields } from './choice-parameters.ts'

export type Choice = { creators: string; accessories: readonly string[]; work: Work }

/** Reads a URL’s query. Accessories that are not `known` are dropped; `creators` is the default. */
export function parseChoice(query: string, creators: string, known: readonly string[]): Choice {
  const params = new URLSearchParams(query)

  function text(name: string) {
    return params.get(name)?.slice(0, 20)
  }

  const wanted = params.get('accessories')?.split(',') ?? []
  return {
    creators: text('creators') ?? creators,
    accessories: known.filter((id) => wanted.includes(id)),
    work: Object.fromEntries(workFields.map((field) => [field, text(field) ?? ''])) as Work,
  }
}

/** The query for a choice; empty fields are left out, and parameters of others (campaigns) stay. */
export function choiceQuery({ creators, accessories, work }: Choice, query: string): string {
  const params = new URLSearchParams(query)
  // Set even when empty, or else the initial number would appear again.
  params.set('creators', creators)
  for (const [name, value] of Object.entries({ accessories: accessories.join(','), ...work }))
    if (value) params.set(name, value)
    else params.delete(name)
  return params.toString().replaceAll('%2C', ',')
}

/** Reads a whole number, 1 or more, with or without commas between its thousands; undefined for anything else. */
export function parseCreators(text: string): number | undefined {
  const digits = text.trim()
  const isWhole = /^(\d{1,20}|\d{1,3}(,\d{3}){1,6})$/.test(digits)
  const creators = isWhole ? Number(digits.replaceAll(',', '')) : 0
  return creators > 0 ? creators : undefined
}
