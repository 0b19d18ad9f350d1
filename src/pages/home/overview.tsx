import { PanelRow, PanelRows } from '../../product/task-panel.tsx'
import type { voices } from './copy.ts'

/** What the application is, drawn as one of its task panels. */
export function Overview({ title, state, rows, link }: (typeof voices)['overview']) {
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
              <a key={href} href={href} className="link inline-flex items-center min-h-7 mr-4">
                {label}
              </a>
            ))}
          </PanelRow>
        ))}
      </PanelRows>
      <p className="px-4 pt-2.5 pb-3.5 edge-t-rule">
        <a href={link.href} className="link inline-flex items-center min-h-7">
          {link.label}
        </a>
      </p>
    </div>
  )
}
