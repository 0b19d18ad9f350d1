import { Band } from '../../components/band.tsx'
import { Island } from '../../components/island.tsx'
import Testimonials from '../../islands/testimonials/index.tsx'
import { Comparison } from './comparison.tsx'
import type { comparison, voices } from './copy.ts'
import { Overview } from './overview.tsx'

type Props = typeof voices & { comparison: typeof comparison }

/** One quotation at a time; beside it what the application is, and below both why not something else. */
export function Voices({ title, quotations, note, overview, comparison: table }: Props) {
  return (
    <Band name="Voices">
      <h2 className="sr-only">{title}</h2>
      <div className="grid lg:parts-7-5 gap-x-[clamp(32px,6vw,96px)] gap-y-12 items-start">
        <Island
          name="testimonials"
          of={Testimonials}
          props={{ label: title, items: quotations, note }}
          wake="visible"
        />
        <Overview {...overview} />
      </div>
      <Comparison {...table} />
    </Band>
  )
}
