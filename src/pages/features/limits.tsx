export type Limit = { readonly not: string; readonly instead: string }

type Props = { title: string; lead: string; limits: readonly Limit[] }

/** What the product does not do, and what does it instead. */
export function Limits({ title, lead, limits }: Props) {
  return (
    <section className="ruled bg-ground-2" id="limits">
      <div className="page band">
        <h2>{title}</h2>
        <p className="lead mt-6">{lead}</p>
        <table className="feat-limits">
          <thead>
            <tr>
              <th scope="col">It does not</th>
              <th scope="col">So</th>
            </tr>
          </thead>
          <tbody>
            {limits.map(({ not, instead }) => (
              <tr key={not}>
                <th scope="row">{not}</th>
                <td>{instead}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
