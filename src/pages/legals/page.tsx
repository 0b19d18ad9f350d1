import { getLegalDocuments } from '../../content/legal.ts'
import { paths, trailTo } from '../../paths.ts'
import { LegalRegister } from './legal-register.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { product } from '../../site.ts'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'

const trail = trailTo({ name: 'Legal documents', path: paths.legals })

const head = {
  trail,
  path: paths.legals,
  title: 'Legal documents',
  description:
    'The website and app privacy policies, acceptable use policy, customer support addendum and subscription agreement.',
}

const intro = {
  title: 'Legal documents',
  lead: `Three policies and two agreements. They cover this website and the ${product} application, and each carries its version and date.`,
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <BreadcrumbLine trail={trail} />
      <LegalRegister {...intro} documents={getLegalDocuments()} />
    </>
  )
}
