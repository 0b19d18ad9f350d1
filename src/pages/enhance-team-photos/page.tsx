import { FactSheet } from '../../components/fact-sheet.tsx'
import { leaders } from '../../content/leaders.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { head, opening, table } from './copy.ts'
import { Island } from '../../components/island.tsx'
import PhotoTool from '../../islands/photo-tool/index.tsx'

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PhotosOpening {...opening} note={leaders.some(isSample) ? sampleNote : undefined} />
      <LightTable {...table} />
    </>
  )
}

function PhotosOpening({ title, lead, note, rules }: typeof opening & { note?: string }) {
  return (
    <section className="ruled">
      <div className="page grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-y-12 gap-x-[clamp(32px,5vw,96px)] items-end pt-opening pb-band-tight">
        <div>
          <h1>{title}</h1>
          <p className="lead text-balance mt-7">{lead}</p>
          {note && <p className="sample mt-8">{note}</p>}
        </div>
        <FactSheet facts={rules} />
      </div>
    </section>
  )
}

function LightTable({ title, withoutScript }: typeof table) {
  const portraits = leaders.map(({ id, name, title: role, photo, photoAlt }) => {
    return { id, name, title: role, photo, photoAlt }
  })
  return (
    <section className="ruled on-dark" data-band="Portraits" aria-labelledby="light-table">
      <div className="page band-tight">
        <h2 id="light-table">{title}</h2>
        <noscript>
          <p className="mt-6">{withoutScript}</p>
        </noscript>
        <Island name="photo-tool" of={PhotoTool} props={{ portraits }} wake="intent" />
      </div>
    </section>
  )
}
