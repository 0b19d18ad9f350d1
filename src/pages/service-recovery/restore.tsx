import { BandHead } from '../../components/band-head.tsx'
import { NoteList } from '../../components/scenario/note-list.tsx'
import { Statement } from '../../components/statement.tsx'
import { sampleNote } from '../../content/sample.ts'
import { RestoreGraph } from '../../screens/charts/restore-graph.tsx'
import type { restore } from './copy.ts'

export function Restore({ stopped, restored, title, text, notes }: typeof restore) {
  return (
    <section className="ruled" data-band="Restore">
      <div className="bg-paper pl-$left max-md:pr-$right print:p-0 edge-y-ink">
        <Statement first={stopped} second={restored} tone="text-done" className="pt-8 pb-4" />
        <RestoreGraph />
      </div>
      <div className="page band-tight">
        <BandHead title={title} lead={text} />
        <NoteList notes={notes} className="sm:grid-cols-2" />
        <p className="sample mt-7">{sampleNote}: Payments restore, Monday 06:40</p>
      </div>
    </section>
  )
}
