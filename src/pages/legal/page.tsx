import { useParams } from 'react-router-dom'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { getLegalDocument } from '../../content/legal.ts'
import { paths, trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { trailStart } from './copy.ts'
import { LegalText } from './legal-text.tsx'

export function Component() {
  const legal = getLegalDocument(useParams().slug!)!
  const path = paths.legal(legal.slug)
  const trail = trailTo(trailStart, { name: legal.title, path })
  return (
    <>
      <PageHead path={path} title={legal.title} description={legal.description} trail={trail} />
      <BreadcrumbLine trail={trail} />
      <LegalText legal={legal} />
    </>
  )
}
