import type { Crumb } from '../paths.ts'

type Props = {
  trail: readonly Crumb[]
  /** Hides the last crumb where the heading right below repeats it. */
  isTitleBelow?: boolean
}

export function Breadcrumbs({ trail, isTitleBelow = false }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs text-small text-ink-2">
      <ol className="flex flex-wrap items-center">
        {trail.map(({ name, path }, i) => (
          <li
            className={isTitleBelow && i === trail.length - 1 ? 'sr-only' : 'flex items-center'}
            key={path}
          >
            {i === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a className="inline-flex items-center min-h-11" href={path}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function BreadcrumbLine(props: Props) {
  return (
    <div className="page">
      <Breadcrumbs {...props} />
    </div>
  )
}
