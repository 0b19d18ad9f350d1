import { BreadcrumbLine } from '../components/breadcrumbs.tsx'
import { trailTo, type Crumb } from '../paths.ts'
import { PageHead, type PageMeta } from '../seo/page-head.tsx'

/** `above`: the pages between home and this one. */
type Props = PageMeta & { path: string; above?: readonly Crumb[] }

/** The head and the breadcrumbs that every page has. */
export function PageTop({ above = [], ...meta }: Props) {
  const trail = trailTo(...above, { name: meta.title, path: meta.path })
  return (
    <>
      <PageHead {...meta} trail={trail} />
      <BreadcrumbLine trail={trail} isTitleBelow={above.length > 0} />
    </>
  )
}
