export const workFields = [
  'events',
  'planning',
  'rate',
  'bridge',
  'hours',
  'seat',
  'report',
] as const

/** Of the query, written by the size finder and the business case. */
export const choiceParameters: readonly string[] = ['creators', 'accessories', ...workFields]
