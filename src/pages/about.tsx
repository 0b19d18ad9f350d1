import { DemoButton } from '../components/demo-button.tsx'
import { mission, story, vision } from '../content/company-story.ts'
import { differentiators } from '../content/differentiators.ts'
import { leaders } from '../content/leaders.ts'
import { isSample, sampleNote } from '../content/sample.ts'
import { scenarioCards } from '../content/scenario-cards.ts'
import { paths } from '../paths.ts'
import { Differences } from '../sections/about/differences.tsx'
import { Leadership } from '../sections/about/leadership.tsx'
import { Purpose } from '../sections/about/purpose.tsx'
import { ScenarioCards } from '../sections/about/scenarios.tsx'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { product } from '../site.ts'
import { trailTo } from '../lib/trail.ts'
import { Trail } from '../sections/trail.tsx'

const trail = trailTo({ name: 'About', path: paths.about })

const head = {
  trail,
  path: paths.about,
  title: 'About',
  description:
    'Who builds Cuewright, what we are here to do, and what sets a native runbook application apart from a spreadsheet.',
}

const intro = {
  title: 'We have been on the bridge call',
  lead: 'Who we are, what we set out to do, and why the runbook belongs inside the platform that your organisation already trusts.',
}

const leadership = {
  title: 'Three people to hold to it',
  leaders,
  note: leaders.some(isSample) ? `${sampleNote}: names, lives and portraits` : undefined,
}

const purpose = {
  mission,
  vision,
  story: { ...story, note: isSample(story) ? sampleNote : undefined },
}

const differences = {
  title: 'Six things that a spreadsheet does not do',
  before: 'As it is done today',
  after: `In ${product}`,
  items: differentiators,
}

const scenarios = {
  title: 'Four kinds of night, one way to run them',
  cards: scenarioCards,
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <Trail trail={trail} />
      <PageIntro {...intro} />
      <Leadership {...leadership} />
      <Purpose {...purpose} />
      <Differences {...differences} />
      <ScenarioCards {...scenarios}>
        <DemoButton />
        <a href={paths.scenarios} className="btn">
          Explore Solutions
        </a>
      </ScenarioCards>
    </>
  )
}
