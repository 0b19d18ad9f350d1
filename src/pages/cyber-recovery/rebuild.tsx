import { sampleNote } from '../../content/sample.ts'
import { LockFlight } from '../../product/scenario-runbooks/lock-flight.tsx'
import { RebuildLocks } from '../../product/scenario-runbooks/rebuild-locks.tsx'

type Props = { title: string; text: string }

/** The rebuild as a flight of locks across the first view, then lock by lock. */
export function Rebuild({ title, text }: Props) {
  return (
    <section className="ruled on-dark" data-band="Stages">
      <div className="relative page edge-y-on-bottle-2">
        <div className="lg:absolute lg:max-w-34em pt-7 pr-6">
          <h2>{title}</h2>
          <p className="mt-2 text-on-bottle-2">{text}</p>
        </div>
        <LockFlight />
      </div>
      <div className="page pt-10 pb-$band">
        <RebuildLocks />
        <p className="sample-dark mt-6">{sampleNote}: Payments rebuild, declared Sunday 05:00</p>
      </div>
    </section>
  )
}
