import { leaders } from '../../content/leaders.ts'
import { PageTop } from '../page-top.tsx'
import { differences, head, intro, leadership, purpose, scenarioCards, story } from './copy.ts'
import { Differences } from './differences.tsx'
import { Leadership } from './leadership.tsx'
import { Purpose } from './purpose.tsx'
import { ScenarioCards } from './scenario-cards.tsx'
import { Story } from './story.tsx'

export function Component() {
  return (
    <>
      <PageTop {...head} />
      <Story {...intro} story={story} />
      <Leadership {...leadership} leaders={leaders} />
      <Purpose {...purpose} />
      <Differences {...differences} />
      <ScenarioCards {...scenarioCards} />
    </>
  )
}
