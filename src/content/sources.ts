/** Public sources that several pages cite, each spelt once. */
export const sources = {
  praSs121:
    'https://www.bankofengland.co.uk/prudential-regulation/publication/2021/march/operational-resilience-impact-tolerances-for-important-business-services-ss',
  fcaPs213:
    'https://www.fca.org.uk/publications/policy-statements/ps21-3-building-operational-resilience',
  fcaOperationalResilience: 'https://www.fca.org.uk/firms/operational-resilience',
  pra: 'https://www.bankofengland.co.uk/prudential-regulation',
  dora: 'https://eur-lex.europa.eu/eli/reg/2022/2554/oj',
} as const
