export type Limit = { readonly not: string; readonly instead: string }

type Props = { title: string; lead: string; limits: readonly Limit[] }

/** What the product does not do, and what does it instead. */
export function Limits({ title, lead, limits }: Props) {
  return (
    <section className="ruled bg-ground-2" id="limits">
      <div className="page band cols gap-y-6 items-start">
        <div className="col-span-12 lg:col-span-4 lg:sticky lg:top-[calc(var(--header)+24px)]">
          <h2>{title}</h2>
          <p className="lead mt-4">{lead}</p>
        </div>
        <table className="limits col-span-12 lg:col-span-8 border-0 border-t border-solid border-ink">
          <thead className="max-sm:hidden">
            <tr className="small text-ink-2">
              <th scope="col" className="sm:w-38%">
                It does not
              </th>
              <th scope="col">So</th>
            </tr>
          </thead>
          <tbody>
            {limits.map(({ not, instead }) => (
              <tr key={not}>
                <th scope="row" className="fw-560">
                  {not}
                </th>
                <td className="small text-ink-2">{instead}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
