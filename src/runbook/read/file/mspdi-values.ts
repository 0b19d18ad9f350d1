/** PredecessorLink/Type of the schema. */
const linkTypes: Readonly<Record<string, string>> = { 0: 'FF', 1: 'FS', 2: 'SF', 3: 'SS' }

/** LagFormat: 19 and 20 are per cent, 51 and 52 the same as an estimate. */
const percentages = new Set(['19', '20', '51', '52'])

/** A link of the file as Project's Predecessors column writes it: '12SS+15 min', '5FF-50%'. */
export function linkText(id: string, texts: ReadonlyMap<string, string>): string {
  const type = linkTypes[texts.get('Type') ?? '1'] ?? 'FS'
  const lag = Number(texts.get('LinkLag') ?? 0)
  if (!Number.isFinite(lag) || lag === 0) return type === 'FS' ? id : `${id}${type}`
  const sign = lag < 0 ? '-' : '+'
  const amount = percentages.has(texts.get('LagFormat') ?? '')
    ? `${Math.abs(lag)}%`
    : `${Math.round(Math.abs(lag) / 10)} min`
  return `${id}${type}${sign}${amount}`
}

/** ConstraintType: 2 is 'must start on', 4 is 'start no earlier than'. */
const fixing = new Set(['2', '4'])

/** The moment before which a task may not start, where its constraint or its author says so. */
export function notBefore(texts: ReadonlyMap<string, string>): string | null {
  if (fixing.has(texts.get('ConstraintType') ?? '')) return texts.get('ConstraintDate') || null
  return texts.get('Manual') === '1' ? texts.get('ManualStart') || texts.get('Start') || null : null
}
