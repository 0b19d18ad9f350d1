import { useParams } from 'react-router-dom'
import { getLegalDocument } from '../../content/legal.ts'
import { paths } from '../../paths.ts'
import { PageTop } from '../page-top.tsx'
import { trailStart } from './copy.ts'
import { LegalText } from './legal-text.tsx'

export function Component() {
  const legal = getLegalDocument(useParams().slug!)!
  const path = paths.legal(legal.slug)
  return (
    <>
      <PageTop
        path={path}
        title={legal.title}
        description={legal.description}
        above={[trailStart]}
      />
      <LegalText legal={legal} />
    </>
  )
}
