import type { Reasons } from '../../content/scenarios.ts'
import { ExternalLink } from '../external-link.tsx'

type Props = {
  points: Reasons['points']
  className: string
  itemClass: string
}

export function ReasonList({ points, className, itemClass }: Props) {
  return (
    <ul className={`why-points ${className}`}>
      {points.map(({ title, text, source }) => (
        <li key={title} className={itemClass}>
          <h3 className="text-topic">{title}</h3>
          <p className="mt-1.5 text-small">
            {text}
            {source && (
              <ExternalLink
                href={source.href}
                className="flex items-center w-fit min-h-7 mt-1 underline-offset-3"
              >
                {source.name}
              </ExternalLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
