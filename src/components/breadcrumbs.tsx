import type { Crumb } from '../lib/trail.ts'

/** The way to this page from the home page; the last crumb is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs">
      <ol className="flex flex-wrap items-center">
        {trail.map(({ name, path }, i) => (
          <li key={path}>
            {i === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={path}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
