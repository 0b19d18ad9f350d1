import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { Answers } from './answers.tsx'
import {
  capabilities,
  forArchitects,
  forecast,
  head,
  limits,
  opening,
  ownRunbook,
  trail,
} from './copy.ts'
import { EvidencePhase, ExecutePhase, PlanPhase, RehearsePhase } from './phases.tsx'
import { Limits } from './limits.tsx'
import { FeaturesOpening } from './features-opening.tsx'
import { OwnRunbookSection } from './own-runbook-section.tsx'

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} />
      <BreadcrumbLine trail={trail} />
      <FeaturesOpening {...opening} phases={capabilities} forecast={forecast} />
      <OwnRunbookSection {...ownRunbook} />
      <PlanPhase {...capabilities.plan} />
      <RehearsePhase {...capabilities.rehearse} />
      <ExecutePhase {...capabilities.execute} />
      <EvidencePhase {...capabilities.evidence} />
      <Answers {...forArchitects} />
      <Limits {...limits} />
    </>
  )
}
