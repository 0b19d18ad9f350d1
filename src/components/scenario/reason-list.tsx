import type { Reasons } from '../../content/scenarios.ts'
import { ExternalLink } from '../external-link.tsx'

type Props = {
  of: Reasons
  className: string
  itemClass: string
}

export function ReasonList({ of: { points, sources = {} }, className, itemClass }: Props) {
  return (
    <ul className={`why-points ${className}`}>
      {Object.entries(points).map(([title, text]) => (
        <li key={title} className={itemClass}>
          <h3 className="text-topic">{title}</h3>
          <p className="mt-1.5 leading-normal">
            {text}
            {sources[title] && (
              <ExternalLink
                href={sources[title].href}
                className="block w-fit py-3 underline-offset-3"
              >
                {sources[title].name}
              </ExternalLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
