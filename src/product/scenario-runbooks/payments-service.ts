/**
 * The important business service that every recovery of the fictional payments estate brings back.
 * Its limits belong to the service, so they are the same in each of them. All in minutes.
 */
export const paymentsService = {
  name: 'outgoing customer payments',
  impactTolerance: 6 * 60,
  rto: 4 * 60,
  rpo: 15,
} as const

/** What its recoveries must end by, in minutes from the first failed payment. */
export const rtoLimit = { name: 'RTO', end: paymentsService.rto } as const
export const toleranceLimit = {
  name: 'impact tolerance',
  end: paymentsService.impactTolerance,
} as const
