import { sampleNote } from '../../content/sample.ts'
import { duration } from '../../lib/clock.ts'
import {
  RestoreGraph,
  restoredAt,
  toleranceLeft,
} from '../../product/scenario-runbooks/restore-graph.tsx'

/** The two numbers of a service recovery, as the opening shows them. */
export function RestoreNumbers() {
  return (
    <div className="opening-figure">
      <dl>
        <div>
          <dt>Time to restore, from detection to the owner’s word</dt>
          <dd>{duration(restoredAt)}</dd>
        </div>
        <div>
          <dt>Left of an impact tolerance of {duration(restoredAt + toleranceLeft)}</dt>
          <dd>{duration(toleranceLeft)}</dd>
        </div>
      </dl>
      <p className="sample">{sampleNote}: Payments restore, Monday 06:40</p>
    </div>
  )
}

type Props = { title: string; text: string; notes: readonly { title: string; text: string }[] }

/** The service recovery as a train graph of an important business service. */
export function Restore({ title, text, notes }: Props) {
  return (
    <section className="ruled">
      <div className="page band-half">
        <div className="cols items-end">
          <h2 className="col-span-12 md:col-span-7">{title}</h2>
          <p className="col-span-12 md:col-span-5 mt-5 md:mt-0 text-ink-2">{text}</p>
        </div>
        <RestoreGraph />
        <dl className="restore-notes">
          {notes.map((note) => (
            <div key={note.title}>
              <dt>{note.title}</dt>
              <dd>{note.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
