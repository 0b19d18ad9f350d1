export const workFields = [
  'events',
  'planning',
  'rate',
  'bridge',
  'hours',
  'seat',
  'report',
] as const

/** The query parameters that the size finder and the business case write. */
export const choiceParameters: readonly string[] = ['creators', 'accessories', ...workFields]
