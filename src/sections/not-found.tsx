type Props = { title: string; text: string; back: { href: string; label: string } }

/** What stands where nothing is; `data-not-found` makes the browser log the path. */
export function NotFound({ title, text, back }: Props) {
  return (
    <div className="ruled" data-not-found>
      <div className="page pt-[clamp(48px,6vw,96px)] pb-[var(--band)]">
        <h1>{title}</h1>
        <p className="lead mt-7">{text}</p>
        <p className="mt-8">
          <a href={back.href} className="btn">
            {back.label}
          </a>
        </p>
      </div>
    </div>
  )
}
