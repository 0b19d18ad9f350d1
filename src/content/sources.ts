export const sources = {
  praSs121:
    'https://www.bankofengland.co.uk/prudential-regulation/publication/2021/march/operational-resilience-impact-tolerances-for-important-business-services-ss',
  praRulebook: 'https://www.prarulebook.co.uk/pra-rules/operational-resilience',
  sysc15a: 'https://www.handbook.fca.org.uk/handbook/SYSC/15A/2.html',
  praSs221:
    'https://www.bankofengland.co.uk/prudential-regulation/publication/2021/march/outsourcing-and-third-party-risk-management-ss',
  fcaPs213:
    'https://www.fca.org.uk/publications/policy-statements/ps21-3-building-operational-resilience',
  fcaPs262:
    'https://www.fca.org.uk/publications/policy-statements/ps26-2-operational-incident-third-party-reporting',
  praPs726:
    'https://www.bankofengland.co.uk/prudential-regulation/publication/2026/march/operational-incident-and-third-party-reporting-policy-statement',
  fcaTsbFine:
    'https://www.fca.org.uk/news/press-releases/tsb-fined-48m-operational-resilience-failings',
  hansardSynnovis: 'https://hansard.parliament.uk/commons/2026-01-06',
  dora: 'https://eur-lex.europa.eu/eli/reg/2022/2554/oj',
  nis2: 'https://eur-lex.europa.eu/eli/dir/2022/2555/oj',
  ffiec:
    'https://ithandbook.ffiec.gov/it-booklets/business-continuity-management/introduction.aspx',
  sec8k: 'https://www.sec.gov/files/form8-k.pdf',
  hipaa:
    'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164/subpart-C/section-164.308',
  iso22301: 'https://www.iso.org/standard/75106.html',
} as const
