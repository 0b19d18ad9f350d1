import { ExternalLink } from '../external-link.tsx'
import type { Reasons } from '../../content/scenarios.ts'

type Props = Reasons & {
  /** panel: a framed record; across: four columns on the bottle band; beside: a list beside its heading; pairs: titles left, texts right. */
  shape: 'panel' | 'across' | 'beside' | 'pairs'
}

/** Why the scenario matters, in four points. */
export function Why({ title, points, shape }: Props) {
  return (
    <section className={shape === 'across' ? 'ruled on-dark' : 'ruled'}>
      <div className="page band-half">
        <div className="why" data-shape={shape}>
          <h2>{title}</h2>
          <ul className="why-points">
            {points.map((point) => (
              <li key={point.title}>
                <h3>{point.title}</h3>
                <p>
                  {point.text}
                  {point.source && (
                    <ExternalLink href={point.source.href} className="why-source">
                      {point.source.name}
                    </ExternalLink>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
