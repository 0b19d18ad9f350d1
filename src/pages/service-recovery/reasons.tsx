import { Band } from '../../components/band.tsx'
import { ReasonList } from '../../components/scenario/reason-list.tsx'
import type { Reasons as Words } from '../../content/scenarios.ts'

/** Why it matters: four columns across the dark band. */
export function Reasons({ title, points }: Words) {
  return (
    <Band name="Why" on="on-dark" className="py-10">
      <h2>{title}</h2>
      <ReasonList
        points={points}
        className="ruled-columns grid sm:grid-cols-2 lg:grid-cols-4 gap-6 mt-8 [&_p]:text-on-bottle-2"
        itemClass="pt-4 edge-t-3-on-bottle-2"
      />
    </Band>
  )
}
