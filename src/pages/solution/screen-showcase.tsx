import { screens } from '../../screens/screens.tsx'
import type { ScreenName, Showcase } from './copy.ts'

type Props = Showcase & {
  name: ScreenName
  /** Where this is in the group, such as '2 of 5', for people who swipe. */
  place: string | undefined
}

/** These screens are legible at two thirds or half of the column, so their text is beside them. */
const sizes: Partial<Record<ScreenName, 'medium' | 'small'>> = {
  'event-record-page': 'medium',
  'runbook-record-page': 'medium',
  'runbook-overview': 'medium',
  'raise-issues': 'small',
}

export function ScreenShowcase({ name, place, subtitle, description, roles = [] }: Props) {
  const { title, Component } = screens[name]
  return (
    <article className="showcase min-w-0 max-sm:mt-5" data-size={sizes[name]}>
      <div className="showcase-words grid gap-x-6 mb-3.5">
        <div className="relative">
          <h3 id={name} className="showcase-name">
            <a href={`#${name}`} className="no-underline">
              {title}
            </a>
          </h3>
          {place && (
            <p className="absolute top-0.75 right-0 text-small text-ink-3 sm:hidden">{place}</p>
          )}
          <p className="mt-1 text-body fw-560 leading-snug">{subtitle}</p>
        </div>
        <p className="text-small text-ink-2">{description}</p>
        {roles.length > 0 && (
          <dl className="showcase-roles max-sm:hidden grid col-span-full text-small">
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
