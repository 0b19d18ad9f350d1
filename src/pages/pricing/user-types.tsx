import { Band } from '../../components/band.tsx'
import { keepTogether } from '../../lib/keep-together.ts'
import { People } from './people.tsx'
import type { userTypes } from './copy.ts'

export function UserTypes({ title, crowd, types }: typeof userTypes) {
  return (
    <Band name="Who pays" on="on-dark">
      <h2 className="text-item!">{title}</h2>
      <p className="headings-face text-statement mt-4 text-balance">{crowd.statement}</p>
      <figure className="mt-10">
        <div className="crowd to-edges">
          <People count={crowd.creators} className="people-paid" />
          <People count={crowd.consumers} className="text-on-bottle-2" />
        </div>
        <figcaption className="flex flex-wrap items-baseline gap-x-8 gap-y-1.5 mt-4">
          <b>{crowd.paid}</b>
          <span>{crowd.free}</span>
          <span className="sample-dark">For example</span>
        </figcaption>
      </figure>
      <div className="grid md:parts-5-7 gap-x-6 gap-y-10 mt-8">
        {types.map(({ name, price, text, roles }) => (
          <div key={name} className="not-first:col-rule-dark print:break-inside-avoid">
            <h3>
              {name} <span className="block mt-1 text-heading fw-520">{price}</span>
            </h3>
            <p className="mt-3 mb-5 text-on-bottle-2">{text}</p>
            <ul className="list-none">
              {roles.map((role) => (
                <li
                  key={role.name}
                  className="py-2 edge-t-bottle-rule leading-snug sm:grid sm:grid-cols-2 sm:gap-4 items-baseline"
                >
                  <span>{role.name}</span>
                  {role.does && (
                    <span className="block text-small text-on-bottle-2">
                      {keepTogether(role.does)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  )
}
