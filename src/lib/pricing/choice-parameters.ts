/** The fields of the business case, which are parameters of the query as well. */
export const workFields = [
  'events',
  'planning',
  'rate',
  'bridge',
  'hours',
  'seat',
  'report',
] as const

/** The parameters of the query that the size finder and the business case write. */
export const choiceParameters: readonly string[] = [
  'creators',
  'accessories',
  'starts',
  'moves',
  ...workFields,
]
