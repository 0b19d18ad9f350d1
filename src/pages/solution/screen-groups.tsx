import { screens } from '../../screens/screens.tsx'
import type { ScreenName, Showcase } from './copy.ts'
import { ScreenShowcase } from './screen-showcase.tsx'

type Group = {
  id: string
  name: string
  title: string
  screens: readonly ScreenName[]
}
type Props = {
  indexTitle: string
  groups: readonly Group[]
  showcases: Readonly<Record<ScreenName, Showcase>>
}

/** The index stays in view beside the screens. On phones, a group is swiped. */
export function ScreenGroups({ indexTitle, groups, showcases }: Props) {
  return (
    <div className="ruled edge-t-ink" data-band="Screens">
      <div className="page cols items-start pb-12">
        <nav
          aria-label={indexTitle}
          className="screen-index no-print sm:py-6 lg:pt-10 lg:pr-6 text-small col-span-12 lg:col-span-3 lg:sticky lg:top-$header"
        >
          <ol className="list-none max-lg:columns-2 max-sm:flex max-sm:justify-between">
            {groups.map(({ id, name, screens: names }) => (
              <li key={id} className="lg:not-first:mt-2.5 break-inside-avoid">
                <a href={`#${id}`} className="fw-600 text-ink max-sm:min-h-11">
                  {name}
                </a>
                <ol className="list-none max-sm:hidden">
                  {names.map((screen) => (
                    <li key={screen}>
                      <a href={`#${screen}`}>{screens[screen].title}</a>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </nav>
        <div className="col-span-12 lg:col-span-9">
          {groups.map(({ id, title, screens: names }) => (
            <section key={id} id={id} className="screen-group pt-8 scroll-mt-$header">
              <h2 className="text-claim!">{title}</h2>
              <div className="swipe max-sm:gap-4 max-sm:pb-7">
                {names.map((name, i) => (
                  <ScreenShowcase
                    key={name}
                    name={name}
                    place={names.length > 1 ? `${i + 1} of ${names.length}` : undefined}
                    {...showcases[name]}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
