import { DemoButton } from '../../components/demo-button.tsx'
import { mission, story, vision } from './company-story.ts'
import { differentiators } from './differentiators.ts'
import { leaders } from '../../content/leaders.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import { scenarioCards } from './scenario-cards.ts'
import { paths, trailTo } from '../../paths.ts'
import { Differences } from './differences.tsx'
import { Leadership } from './leadership.tsx'
import { Purpose } from './purpose.tsx'
import { ScenarioCards } from './scenarios.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { product } from '../../site.ts'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'

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
      <BreadcrumbLine trail={trail} />
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
