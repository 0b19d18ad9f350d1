type Props = {
  title: string
  text: string
  back: { href: string; label: string }
  /** The address as a task that nobody can run. */
  task: { name: string; rows: readonly { name: string; text: string }[] }
}

/** What stands where nothing is; `data-not-found` makes the browser log the path. */
export function NotFound({ title, text, back, task }: Props) {
  return (
    <div className="ruled" data-not-found>
      <div className="page cols items-end gap-y-16 pt-[clamp(48px,8vw,128px)] pb-[var(--band)]">
        <div className="col-span-12 md:col-span-7">
          <h1 className="max-sm:text-[2.5rem]">{title}</h1>
          <p className="lead mt-7">{text}</p>
          <p className="mt-8">
            <a href={back.href} className="btn">
              {back.label}
            </a>
          </p>
        </div>
        <div className="window slide-in col-span-12 md:col-span-5">
          <p className="slide-in-head">
            {task.name}
            <span className="chip state-chip">Not started</span>
          </p>
          <dl>
            {task.rows.map(({ name, text: value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  )
}
