import { Band } from '../../components/band.tsx'
import type { pressures } from './copy.ts'
import { PressureDrawing } from './pressure-drawing.tsx'

/** What makes all four scenarios hard, each with a diagram of it. */
export function Pressures({ title, lead, points }: typeof pressures) {
  return (
    <Band name="Pressures" on="on-dark" className="pt-14 pb-14">
      <div className="cols gap-y-3 items-end">
        <h2 className="col-span-12 md:col-span-6">{title}</h2>
        <p className="col-span-12 md:col-span-6 text-on-bottle-2">{lead}</p>
      </div>
      <ul className="pressures ruled-columns grid sm:grid-cols-2 lg:grid-cols-5 gap-6 mt-7">
        {points.map((point) => (
          <li key={point.title} className="max-sm:grid max-sm:label-18 gap-x-4">
            <PressureDrawing of={point.id} />
            <h3 className="sm:mt-4 text-body leading-tight">{point.title}</h3>
            <p className="mt-1.5 text-small text-on-bottle-2 max-sm:col-start-2">{point.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
