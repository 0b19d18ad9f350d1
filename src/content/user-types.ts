/** The specification's kinds of paid user, as a sentence lists them. */
export const paidFor =
  'administrators, event and runbook managers, runbook designers and authors, and integration engineers'

/** Everyone else is free. These are the examples. */
export const freeFor =
  'task owners, service delivery and incident managers, senior executives, C-suite members, suppliers’ people, auditors and deciders at a go/no-go gate'
