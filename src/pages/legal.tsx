import { useParams } from 'react-router-dom'
import { getLegalDocument } from '../content/legal.ts'
import { paths } from '../paths.ts'
import { LegalText } from '../sections/legal/legal-text.tsx'
import { PageHead } from '../seo/page-head.tsx'

export function Component() {
  const legal = getLegalDocument(useParams().slug!)!
  return (
    <>
      <PageHead
        path={paths.legal(legal.slug)}
        title={legal.title}
        description={legal.description}
      />
      <LegalText legal={legal} />
    </>
  )
}
