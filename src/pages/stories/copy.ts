import { sampleForecast } from '../../components/sample-histogram.tsx'
import { inWords } from '../../lib/in-words.ts'
import { paths } from '../../paths.ts'

export const head = {
  path: paths.stories,
  title: 'Success stories',
  description:
    'How teams planned, rehearsed and ran their critical events: illustrative stories by scenario, each with three results.',
}

export const intro = {
  title: 'Success stories, with their times',
  lead: 'Each story says what was at stake, what the team rehearsed and what the clock said afterwards.',
}

/** The text while Cyber Recovery has no story. */
export const empty = {
  before: 'Until there’s a story of a rebuild, ',
  link: { href: paths.cyberRecovery, label: 'the Cyber Recovery scenario' },
  after: ' shows its order.',
}

export const invitation = {
  title: 'How would your event go?',
  text: 'Drop your runbook in, and see how likely it is to finish in its window.',
  link: { href: paths.tryRunbook, label: 'Try your runbook' },
  sample: `The sample finishes in its window in ${sampleForecast.chance} of 100 runs.`,
}

export const closing = {
  title: 'Bring us your next event',
  ways: [
    { href: paths.scenarios, label: 'See which scenario it is' },
    { href: paths.blog, label: 'Read how to plan one' },
  ],
}

/** Shown once for all stories, while any of them is a sample. */
export function sampleOf(stories: number) {
  return `All ${inWords(stories)} are illustrative examples, each drawing made from the story’s numbers.`
}

export const keyWords = {
  done: 'done',
  plan: 'planned',
  wait: 'waiting',
  late: 'late, down or backed out',
  rehearsal: 'rehearsal',
  critical: 'critical path',
  limit: 'limit',
}
