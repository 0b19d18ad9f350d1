import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import { SheetInWords, SheetToTimetable } from '../../screens/sheet/sheet-to-timetable.tsx'
import { ThreeStates } from '../../screens/three-states/three-states.tsx'
import type { howItWorks } from './copy.ts'
import { paths } from '../../paths.ts'

export function HowItWorks({ opening, title, steps }: typeof howItWorks) {
  return (
    <>
      <Band name="Your sheet" on="bg-ground-2">
        <BandHead title={opening.title} className="mb-9" />
        <SheetToTimetable />
        <div className="grid lg:parts-7-5 gap-x-6 gap-y-7 items-center mt-10">
          <SheetInWords />
          <DropTeaser {...opening.drop} />
        </div>
      </Band>
      <Band name="Rehearse">
        <h2>{title}</h2>
        <ThreeStates steps={steps} />
      </Band>
    </>
  )
}

type Props = { title: string; promise: string; sample: string; choose: string }

/** A file dropped here is handed over to the features page. On a phone nobody drops one, so there the buttons are enough. */
function DropTeaser({ title, promise, sample, choose }: Props) {
  return (
    <div
      data-hand-over="runbook-player"
      className="sm:px-6 sm:py-4 sm:edge-1.5-dashed-rule-strong rounded-bar sm:bg-ground"
    >
      <p className="text-topic fw-560 text-balance">
        <span className="max-sm:hidden">{title}</span>
        <small className="block text-small fw-400 text-ink-2">{promise}</small>
      </p>
      <div className="btn-pair mt-3">
        <a href={`${paths.features}#runbook-player:sample`} className="btn">
          {sample}
        </a>
        <a href={paths.tryRunbook} className="btn btn-ink">
          {choose}
        </a>
      </div>
    </div>
  )
}
