import { paths } from '../../paths.ts'

export const head = {
  path: paths.stories,
  title: 'Success stories',
  description:
    'How runbook teams planned, rehearsed and executed: eleven illustrative stories by scenario, each with its three measurements.',
}

export const intro = {
  title: 'Success stories: how the night went',
  lead: 'Accounts of planned change and recovery: what was at stake, what was rehearsed, and what the clock said afterwards. They are illustrative, and say so.',
}

/** What a column says that has no story yet. */
export const empty = {
  before: 'Until then, ',
  link: { href: paths.cyberRecovery, label: 'the Cyber Recovery scenario' },
  after: ' shows the order of a rebuild: identity first, reconnection last.',
}
