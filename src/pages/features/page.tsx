import { isSample } from '../../content/sample.ts'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import { ClosingBand } from '../../components/closing-band.tsx'
import { PageTop } from '../page-top.tsx'
import { ArchitectsAnswers } from './architects-answers.tsx'
import {
  capabilities,
  closing,
  forArchitects,
  forecast,
  head,
  limits,
  opening,
  ownRunbook,
} from './copy.ts'
import { EvidencePhase, ExecutePhase, PlanPhase, RehearsePhase } from './phases.tsx'
import { Limits } from './limits.tsx'
import { FeaturesOpening } from './features-opening.tsx'
import { OwnRunbookSection } from './own-runbook-section.tsx'

/** Search engines get no answer that the owner has not confirmed. */
const nodes = forArchitects.answers.some(isSample) ? [] : [faqPage(forArchitects.answers)]

export function Component() {
  return (
    <>
      <PageTop {...head} nodes={nodes} />
      <FeaturesOpening {...opening} phases={capabilities} forecast={forecast} />
      <OwnRunbookSection {...ownRunbook} />
      <PlanPhase {...capabilities.plan} />
      <RehearsePhase {...capabilities.rehearse} />
      <ExecutePhase {...capabilities.execute} />
      <EvidencePhase {...capabilities.evidence} />
      <ArchitectsAnswers {...forArchitects} />
      <Limits {...limits} />
      <ClosingBand {...closing} />
    </>
  )
}
