type Says = (name: string) => string | null

/** PredecessorLink/Type */
const linkTypes: Readonly<Record<string, string>> = { 0: 'FF', 1: 'FS', 2: 'SF', 3: 'SS' }

/** LagFormat: 19 and 20 are per cent, 51 and 52 the same as an estimate. */
const percentages = new Set(['19', '20', '51', '52'])

/** As Project's Predecessors column writes it: '12SS+15 min', '5FF-50%'. */
export function linkText(id: string, says: Says): string {
  const type = linkTypes[says('Type') ?? '1'] ?? 'FS'
  const lag = Number(says('LinkLag') ?? 0)
  if (!Number.isFinite(lag) || lag === 0) return type === 'FS' ? id : `${id}${type}`
  const sign = lag < 0 ? '-' : '+'
  const amount = percentages.has(says('LagFormat') ?? '')
    ? `${Math.abs(lag)}%`
    : `${Math.round(Math.abs(lag) / 10)} min`
  return `${id}${type}${sign}${amount}`
}

/** ConstraintType: 2 is 'must start on', 4 is 'start no earlier than'. */
const fixing = new Set(['2', '4'])

export function notBefore(says: Says): string | null {
  if (fixing.has(says('ConstraintType') ?? '')) return says('ConstraintDate')
  return says('Manual') === '1' ? (says('ManualStart') ?? says('Start')) : null
}
