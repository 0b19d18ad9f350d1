import { screens, type ScreenName } from '../../product/screens.tsx'
import type { Showcase } from './copy.ts'

type Props = Showcase & {
  name: ScreenName
  /** Which of its group's screens this is, for people who swipe through them. */
  place: string | undefined
}

/** What reads well at two thirds of the column, or at half of it, has its words beside it. */
const sizes: Partial<Record<ScreenName, 'medium' | 'small'>> = {
  'event-record-page': 'medium',
  'runbook-record-page': 'medium',
  'runbook-overview': 'medium',
  'raise-issues': 'small',
}

/** One screen: its name, what it is good for, who does what there, and the drawing. */
export function ScreenShowcase({ name, place, subtitle, description, roles = [] }: Props) {
  const { title, Component } = screens[name]
  return (
    <article className="showcase" data-size={sizes[name]}>
      <div className="showcase-words">
        <div className="relative">
          <h3 id={name} className="showcase-name">
            <a href={`#${name}`}>{title}</a>
          </h3>
          {place && (
            <p className="absolute top-0.75 right-0 text-small text-ink-3 sm:hidden">{place}</p>
          )}
          <p className="mt-1 text-body fw-560 leading-snug">{subtitle}</p>
        </div>
        <p className="text-small text-ink-2">{description}</p>
        {roles.length > 0 && (
          <dl className="showcase-roles text-small">
            {roles.map(({ role, does }) => (
              <div key={role} className="pt-1.5 edge-t-rule">
                <dt className="inline fw-560">{role}</dt>{' '}
                <dd className="inline text-ink-2">{does}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Component />
    </article>
  )
}
