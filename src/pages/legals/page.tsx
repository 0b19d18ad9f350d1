import { currentCertificates } from '../../content/certificates.ts'
import { getLegalDocuments } from '../../content/legal.ts'
import { isSample } from '../../content/sample.ts'
import { assurances, doraPoints, flows, notYet, trustFacts } from '../../content/trust.ts'
import { PageTop } from '../page-top.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import {
  certificates,
  facts,
  flow,
  head,
  intro,
  procurement,
  register,
  supervisors,
} from './copy.ts'
import { DataFlow } from './data-flow.tsx'
import { LegalRegister } from './legal-register.tsx'
import { ProcurementTable } from './procurement-table.tsx'
import { SupervisorsTable } from './supervisors-table.tsx'
import { TrustFacts } from './trust-facts.tsx'

const documents = getLegalDocuments()
const current = currentCertificates(new Date().toISOString().slice(0, 10))

const lead = documents.some(isSample) ? `${intro.lead} ${intro.intent}` : intro.lead

export function Component() {
  return (
    <>
      <PageTop {...head} />
      <PageIntro title={intro.title} lead={lead}>
        <LegalRegister {...register} documents={documents} />
      </PageIntro>
      <DataFlow {...flow} flows={flows} />
      <TrustFacts {...facts} facts={trustFacts} certificates={{ ...certificates, current }} />
      <SupervisorsTable {...supervisors} points={doraPoints} />
      <ProcurementTable {...procurement} assurances={assurances} missing={notYet} />
    </>
  )
}
