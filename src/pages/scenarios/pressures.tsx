type Props = { title: string; lead: string; points: readonly { title: string; text: string }[] }

/** What presses on all four scenarios alike. */
export function Pressures({ title, lead, points }: Props) {
  return (
    <section className="ruled on-dark">
      <div className="page band cols items-start">
        <div className="pressures-words">
          <h2>{title}</h2>
          <p className="mt-6 text-on-bottle-2">{lead}</p>
        </div>
        <dl className="pressures">
          {points.map((point) => (
            <div key={point.title}>
              <dt>{point.title}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
