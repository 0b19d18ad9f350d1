import { useParams } from 'react-router-dom'
import { getLegalDocument } from '../content/legal.ts'
import { paths } from '../paths.ts'
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
      <div className="ruled">
        <div className="page band-half">
          <h1 className="max-w-[20ch]">{legal.title}</h1>
          <div className="prose mt-12" dangerouslySetInnerHTML={{ __html: legal.html }} />
        </div>
      </div>
    </>
  )
}
