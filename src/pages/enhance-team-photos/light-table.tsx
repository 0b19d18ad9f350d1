import { Island } from '../../components/island.tsx'
import type { Leader } from '../../content/leaders.ts'
import PhotoTool from '../../islands/photo-tool/index.tsx'

type Props = { title: string; withoutScript: string; leaders: readonly Leader[] }

/** The photo tool, which gets only what it shows of the leaders. */
export function LightTable({ title, withoutScript, leaders }: Props) {
  const portraits = leaders.map(({ id, name, title: role, photo, photoAlt }) => {
    return { id, name, title: role, photo, photoAlt }
  })
  return (
    <section className="ruled on-dark" data-band="Portraits" aria-labelledby="light-table">
      <div className="page pt-band-half pb-band-end">
        <h2 id="light-table">{title}</h2>
        <noscript>
          <p className="mt-6">{withoutScript}</p>
        </noscript>
        <Island name="photo-tool" of={PhotoTool} props={{ portraits }} wake="intent" />
      </div>
    </section>
  )
}
