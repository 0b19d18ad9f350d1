/** The specification's kinds of paid user, as a sentence lists them. */
export const paidFor =
  'administrators, event and runbook managers, runbook designers and authors, and integration engineers'
