import { ScenarioPage } from '../../components/scenario/scenario-page.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import * as copy from './copy.ts'
import { Failover } from './failover.tsx'
import { WayHome } from './way-home.tsx'

export function Component() {
  return (
    <>
      <PageHead {...copy.head} nodes={[faqPage(copy.faqs.items)]} />
      <ScenarioPage id="disaster-recovery" copy={copy}>
        <Failover {...copy.failover} cases={copy.cases} />
        <WayHome failback={copy.failback} why={copy.why} />
      </ScenarioPage>
    </>
  )
}
