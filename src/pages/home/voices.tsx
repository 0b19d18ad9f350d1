import { Band } from '../../components/band.tsx'
import { Island } from '../../components/island.tsx'
import Testimonials from '../../islands/testimonials/index.tsx'
import type { voices } from './copy.ts'
import { PanelRow, PanelRows } from '@cuewright/runbook-ui/bars'

export function Voices({ title, quotations, note, overview }: typeof voices) {
  return (
    <Band name="Voices">
      <h2 className="sr-only">{title}</h2>
      <div className="grid lg:parts-7-5 gap-x-12 gap-y-8 items-start">
        <Island
          name="testimonials"
          of={Testimonials}
          props={{ label: title, items: quotations, note }}
          wake="visible"
        />
        <Overview {...overview} />
      </div>
    </Band>
  )
}

function Overview({ title, state, rows, link }: (typeof voices)['overview']) {
  return (
    <div className="window text-small">
      <h3 className="flex justify-between gap-4 items-baseline py-3.5 px-4 edge-b-rule fw-600 text-body">
        {title}
        <span className="chip state-chip">{state}</span>
      </h3>
      <PanelRows>
        {rows.map(({ name, text, links = [] }) => (
          <PanelRow key={name} name={name}>
            {text}
            {links.map(({ href, label }) => (
              <a key={href} href={href} className="link inline-flex items-center min-h-9 mr-4">
                {label}
              </a>
            ))}
          </PanelRow>
        ))}
      </PanelRows>
      <p className="px-4 py-2.5 edge-t-rule">
        <a href={link.href} className="link inline-flex items-center min-h-9">
          {link.label}
        </a>
      </p>
    </div>
  )
}
