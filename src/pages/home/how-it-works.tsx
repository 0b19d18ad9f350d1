import { Band } from '../../components/band.tsx'
import { DropTeaser } from '../../components/drop-teaser.tsx'
import { SheetToTimetable } from '../../product/sheet/sheet-to-timetable.tsx'
import { ThreeStates } from '../../product/three-states/three-states.tsx'
import type { howItWorks } from './copy.ts'

/** From the sheet that a buyer has to a timetable, then Plan, Rehearse, Execute on one chart. */
export function HowItWorks({ opening, title, lead, steps }: typeof howItWorks) {
  return (
    <>
      <Band name="Your sheet" on="bg-ground-2">
        <div className="cols items-end gap-y-3.5 mb-9">
          <h2 className="col-span-12 md:col-span-5">{opening.title}</h2>
          <p className="lead col-span-12 md:col-span-6 md:col-start-7">{opening.lead}</p>
        </div>
        <SheetToTimetable />
        <DropTeaser {...opening.drop} />
      </Band>
      <Band name="Rehearse">
        <h2>{title}</h2>
        <p className="lead mt-2.5 max-w-none!">{lead}</p>
        <ThreeStates steps={steps} />
      </Band>
    </>
  )
}
