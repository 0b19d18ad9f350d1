import { leaders } from '../../content/leaders.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { head, opening, table } from './copy.ts'
import { LightTable } from './light-table.tsx'
import { PhotosOpening } from './photos-opening.tsx'

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PhotosOpening {...opening} note={leaders.some(isSample) ? sampleNote : undefined} />
      <LightTable {...table} leaders={leaders} />
    </>
  )
}
