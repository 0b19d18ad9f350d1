/** What a visitor chose, as text: what they typed stays theirs until it is read. */
export type Choice = {
  creators: string
  accessories: readonly string[]
  /** The day on which the year starts and the day of the move, 'yyyy-mm-dd'; '' while not given. */
  starts: string
  moves: string
}

/** Reads a choice from a URL's query; what is not in it comes from `initial`. */
export function parseChoice(query: string, initial: Choice, known: readonly string[]): Choice {
  const params = new URLSearchParams(query)
  const wanted = params.get('accessories')?.split(',')
  return {
    creators: params.get('creators')?.slice(0, 20) ?? initial.creators,
    accessories: wanted ? known.filter((id) => wanted.includes(id)) : initial.accessories,
    starts: params.get('starts')?.slice(0, 20) ?? initial.starts,
    moves: params.get('moves')?.slice(0, 20) ?? initial.moves,
  }
}

/** The query for a choice, without what it leaves open; parameters of others (campaigns) stay. */
export function choiceQuery({ creators, accessories, ...days }: Choice, query: string): string {
  const params = new URLSearchParams(query)
  // An emptied field is a choice too: without it the initial number would come back.
  params.set('creators', creators)
  for (const [name, value] of Object.entries({ accessories: accessories.join(','), ...days }))
    if (value) params.set(name, value)
    else params.delete(name)
  return params.toString().replaceAll('%2C', ',')
}

/** Reads a number of Content Creators: whole, 1 or more, thousands with commas or without. */
export function parseCreators(text: string): { ok: true; creators: number } | { ok: false } {
  const digits = text.trim().replaceAll(',', '')
  const creators = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return creators > 0 ? { ok: true, creators } : { ok: false }
}
