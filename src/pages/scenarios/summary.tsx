type Props = { title: string; text: string }

/** The page in one breath. */
export function Summary({ title, text }: Props) {
  return (
    <section className="ruled">
      <div className="page band-half cols">
        <h2 className="summary-title">{title}</h2>
        <p className="summary">{text}</p>
      </div>
    </section>
  )
}
