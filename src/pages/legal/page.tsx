import { useParams } from 'react-router-dom'
import { getLegalDocument } from '../../content/legal.ts'
import { paths, trailTo } from '../../paths.ts'
import { LegalText } from './legal-text.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'

export function Component() {
  const legal = getLegalDocument(useParams().slug!)!
  const path = paths.legal(legal.slug)
  const trail = trailTo(
    { name: 'Legal documents', path: paths.legals },
    { name: legal.title, path },
  )
  return (
    <>
      <PageHead path={path} title={legal.title} description={legal.description} trail={trail} />
      <BreadcrumbLine trail={trail} />
      <LegalText legal={legal} />
    </>
  )
}
