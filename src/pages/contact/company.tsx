import { Band } from '../../components/band.tsx'
import { BusinessHours } from '../../components/business-hours.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { paths } from '../../paths.ts'
import type { company } from './copy.ts'

export function Company({ title, cards, hours, demo, about }: typeof company) {
  return (
    <Band name="Hours" on="on-dark" className="band cols gap-x-6 gap-y-14">
      <div className="col-span-12 md:col-span-7">
        <h2>{title}</h2>
        <ul className="grid sm:grid-cols-2 gap-6 mt-8">
          {cards.map(({ title: name, text, link }) => (
            <li key={name} className="pl-5 pb-1 edge-l-on-bottle-2">
              <h3>{name}</h3>
              <p className="mt-1.5 mb-2 text-on-bottle-2">{text}</p>
              <a href={link.uri} className="underline-offset-3 break-anywhere">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="col-span-12 md:col-span-5 lg:col-span-4 lg:col-start-9 col-rule-dark">
        <h2 className="text-item">{hours}</h2>
        <BusinessHours />
        <div className="btn-pair mt-8">
          <DemoButton>{demo}</DemoButton>
          <a href={paths.about} className="btn btn-dark">
            {about}
          </a>
        </div>
      </div>
    </Band>
  )
}
