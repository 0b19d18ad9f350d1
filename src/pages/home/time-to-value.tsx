type Stop = { when: string; text: string; fromDay: number; brings?: readonly string[] }
type Props = { title: string; lead: string; stops: readonly Stop[] }

/** Four weeks as a ruler, to scale: what a day costs can be seen against what a fortnight brings. */
export function TimeToValue({ title, lead, stops }: Props) {
  return (
    <section className="ruled">
      <div className="page band">
        <h2 className="max-w-[9.6em]">{title}</h2>
        <p className="lead mt-6">{lead}</p>
        <ol className="weeks">
          {stops.map(({ when, text, fromDay, brings }) => (
            <li key={when} data-from={fromDay}>
              <b>{when}</b>
              <span>{text}</span>
              {brings && (
                <ol className="weeks-brings">
                  {brings.map((what) => (
                    <li key={what}>{what}</li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
