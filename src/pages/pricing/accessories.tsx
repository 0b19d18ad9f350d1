import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import type { Accessory } from '../../content/packages.ts'
import type { extras } from './copy.ts'

type Props = typeof extras & { accessories: readonly Accessory[] }

export function Accessories({ title, lead, accessories }: Props) {
  return (
    <Band name="Accessories">
      <BandHead title={title} lead={lead} />
      <ul className="mt-6 edge-b-rule list-none print:break-inside-avoid">
        {accessories.map(({ id, name, icon, description }) => (
          <li key={id} className="accessory edge-t-rule print:break-inside-avoid">
            <span className={`${icon} w-6! h-6! self-start md:my-4.5`} aria-hidden />
            <h3 className="md:py-4">{name}</h3>
            <p className="col-start-2 md:col-start-3 md:py-4 text-ink-2 leading-normal col-rule">
              {description}
            </p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
