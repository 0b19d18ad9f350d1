import { screens, type ScreenName } from '../../product/screens.tsx'
import type { Showcase } from './copy.ts'

type Props = Showcase & {
  name: ScreenName
  /** Which of its group's screens this is, for people who swipe through them. */
  place: string | undefined
}

// These drawings are tall and read well at two thirds of the column: their words go beside them.
const isTall: readonly ScreenName[] = ['runbook-overview', 'raise-issues']

/** One screen: its name, what it is good for, who does what there, and the drawing. */
export function ScreenShowcase({ name, place, subtitle, description, roles = [] }: Props) {
  const { title, Component } = screens[name]
  return (
    <article
      className={`min-w-0 mt-5 sm:mt-7.5 max-sm:basis-[calc(100%-24px)] max-sm:only-child:basis-full ${isTall.includes(name) ? 'md:grid md:grid-cols-[1fr_2fr] md:gap-6 md:[align-items:start]' : ''}`}
    >
      <div
        className={`grid gap-x-6 gap-y-2.5 mb-3.5 sm:grid-cols-[1fr_1fr] ${isTall.includes(name) ? 'md:grid-cols-[1fr]' : ''}`}
      >
        <div className="relative">
          <h3 id={name} className="scroll-mt-[calc(var(--header)+16px)]">
            <a
              href={`#${name}`}
              className="no-underline hover:underline hover:decoration-1! hover:underline-offset-4"
            >
              {title}
            </a>
          </h3>
          {place && (
            <p className="sm:hidden absolute top-0.75 right-0 text-small text-ink-3">{place}</p>
          )}
          <p className="mt-1 text-body fw-560 leading-snug">{subtitle}</p>
        </div>
        <p className="text-small text-ink-2">{description}</p>
        {roles.length > 0 && (
          <dl className="sm:grid sm:grid-flow-col sm:auto-cols-[1fr] sm:gap-6 sm:col-[1/-1] text-small">
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
