import { Faq } from '../../components/faq.tsx'
import { Connections } from '../../components/scenario/connections.tsx'
import { ScenarioOpening } from '../../components/scenario/scenario-opening.tsx'
import { Roles } from '../../components/scenario/roles.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import {
  cases,
  connections,
  explainer,
  faqTitle,
  head,
  opening,
  plannedChangeFaqs,
  roles,
  wayBack,
  why,
} from './copy.ts'
import { FilmAndReasons } from './film-and-reasons.tsx'
import { Gates } from './gates.tsx'
import { WayBack } from './way-back.tsx'

/** Planned change, told by how long the way back is at every minute, then gate by gate. */
export function Component() {
  return (
    <>
      <PageHead {...head} nodes={[faqPage(plannedChangeFaqs)]} />
      <ScenarioOpening trail={head.trail} {...opening} />
      <WayBack {...wayBack} />
      <FilmAndReasons film={explainer} why={why} />
      <Gates {...cases} />
      <Roles {...roles} of="planned-change" />
      <Faq title={faqTitle} items={plannedChangeFaqs} />
      <Connections {...connections} here="planned-change" />
    </>
  )
}
