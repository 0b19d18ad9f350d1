import { screens } from '../../screens/screens.tsx'
import type { ScreenName, Showcase } from './copy.ts'

type Props = Showcase & {
  name: ScreenName
  /** Where this is in the group, such as '2 of 5', for people who swipe. */
  place: string | undefined
}

export function ScreenShowcase({ name, place, subtitle, description, roles = [] }: Props) {
  const { title, Component } = screens[name]
  return (
    <article className="showcase min-w-0 max-sm:mt-5">
      <div className="showcase-words">
        <div className="relative">
          <h3 id={name}>
            {/* The keyboard's way to a card that is swiped. */}
            <a href={`#${name}`} className="no-underline">
              {title}
            </a>
          </h3>
          {place && (
            <p className="absolute top-4.25 right-3.75 text-small text-ink-3 sm:hidden">{place}</p>
          )}
          <p className="mt-1 text-body fw-560 leading-snug">{subtitle}</p>
        </div>
        <p className="text-small text-ink-2">{description}</p>
        {roles.length > 0 && (
          <dl className="showcase-roles max-sm:hidden col-span-full text-small">
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
