import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { leaders } from '../../content/leaders.ts'
import { trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { differences, head, intro, leadership, purpose, scenarioCards, story } from './copy.ts'
import { Differences } from './differences.tsx'
import { Leadership } from './leadership.tsx'
import { Purpose } from './purpose.tsx'
import { ScenarioCards } from './scenario-cards.tsx'
import { Story } from './story.tsx'

const trail = trailTo({ name: head.title, path: head.path })

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} />
      <BreadcrumbLine trail={trail} />
      <Story {...intro} story={story} />
      <Leadership {...leadership} leaders={leaders} />
      <Purpose {...purpose} />
      <Differences {...differences} />
      <ScenarioCards {...scenarioCards} />
    </>
  )
}
