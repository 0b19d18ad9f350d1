/** The service that every fictional recovery restores. In minutes. */
export const paymentsService = {
  name: 'outgoing customer payments',
  impactTolerance: 6 * 60,
  rto: 4 * 60,
  rpo: 15,
  /** What ends the recovery, on every page and in every post. */
  restoredWhen: 'the service owner signs off',
} as const

/** Minutes from the first failed payment. */
export const rtoLimit = { name: 'RTO', end: paymentsService.rto } as const
export const toleranceLimit = {
  name: 'impact tolerance',
  end: paymentsService.impactTolerance,
} as const
