type Props = { title: string; lead: string; points: readonly { title: string; text: string }[] }

/** What makes all four scenarios hard. */
export function Pressures({ title, lead, points }: Props) {
  return (
    <section className="ruled on-dark">
      <div className="page band cols gap-y-8 items-start">
        <div className="col-span-12 lg:col-span-4 lg:sticky lg:top-[calc(var(--header)+32px)]">
          <h2>{title}</h2>
          <p className="mt-4 text-on-bottle-2">{lead}</p>
        </div>
        <dl className="col-span-12 lg:col-span-8">
          {points.map((point) => (
            <div
              key={point.title}
              className="grid md:grid-cols-[5fr_7fr] gap-x-6 gap-y-1 md:[&>*]:py-4 max-md:py-4 border-0 border-t border-solid border-bottle-rule"
            >
              <dt className="text-[1.1875rem] fw-560 leading-[1.3]">{point.title}</dt>
              <dd className="small text-on-bottle-2 md:pl-6 md:border-0 md:border-l md:border-solid md:border-bottle-rule">
                {point.text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
