import { Band } from '../../components/band.tsx'
import type { bringing } from './copy.ts'

const tick =
  'before:content-empty before:absolute before:top-3 before:left-1.5 before:w-1.75 before:h-3.25 before:edge-r-2-done-d before:edge-b-2-done-d before:[rotate:40deg]'

export function Contributions({ title, groups }: typeof bringing) {
  return (
    <Band name="They bring" on="on-dark" className="band-tight">
      <h2>{title}</h2>
      <div className="grid sm:max-md:grid-cols-2 md:parts-3-4-2 gap-6 mt-6">
        {groups.map(({ name, items }) => (
          <div key={name} className="pt-3 edge-t-3-on-bottle">
            <h3>{name}</h3>
            <ul className="list-none mt-2">
              {items.map((item) => (
                <li key={item} className={`relative py-2 pl-8 ${tick}`}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  )
}
