import { Statement } from '../../components/statement.tsx'
import { sampleNote } from '../../content/sample.ts'
import { RestoreGraph } from '../../screens/charts/restore-graph.tsx'
import type { restore } from './copy.ts'
import { keepTogether } from '../../lib/keep-together.ts'

export function Restore({ stopped, restored, title, text, figures, notes }: typeof restore) {
  return (
    <section className="ruled" data-band="Restore">
      <div className="bg-paper pl-$left max-md:pr-$right print:p-0 edge-y-ink">
        <Statement first={stopped} second={restored} tone="text-done" className="pt-8 pb-4" />
        <RestoreGraph />
      </div>
      <div className="page band">
        <div className="cols gap-y-6 items-end">
          <div className="col-span-12 lg:col-span-7">
            <h2>{title}</h2>
            <p className="mt-4 text-ink-2">{text}</p>
          </div>
          <dl className="col-span-12 lg:col-span-5 grid grid-cols-2 max-[399px]:grid-cols-1 items-start gap-x-6 gap-y-4">
            {figures.map(({ name, value }) => (
              <div key={name} className="flex flex-col-reverse">
                <dt className="text-small text-ink-2">{keepTogether(name)}</dt>
                <dd className="text-figure figures fw-520">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <dl className="grid md:grid-cols-3 gap-6 mt-8">
          {notes.map((note) => (
            <div key={note.title} className="pt-3 edge-t-rule-strong">
              <dt className="fw-600">{note.title}</dt>
              <dd className="mt-1 leading-normal text-ink-2">{note.text}</dd>
            </div>
          ))}
        </dl>
        <p className="sample mt-7">{sampleNote}: Payments restore, Monday 06:40</p>
      </div>
    </section>
  )
}
