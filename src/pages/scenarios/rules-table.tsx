import { Band } from '../../components/band.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import type { Rule } from './rules.ts'

type Props = { title: string; lead: string; note: string; rules: readonly Rule[] }

/** The rules that buyers answer to, dated and sourced, against the scenarios that they bear on. */
export function RulesTable({ title, lead, note, rules }: Props) {
  return (
    <Band name="Rules" id="rules">
      <div className="cols">
        <h2 className="col-span-12 md:col-span-6">{title}</h2>
        <p className="lead col-span-12 md:col-span-6 mt-3 md:mt-0">{lead}</p>
      </div>
      <table className="scenario-table text-small mt-6">
        <caption className="sr-only">{title}</caption>
        <thead className="max-md:hidden [&>tr>th]:text-ink-3">
          <tr>
            <th scope="col" className="md:w-21%">
              Rule
            </th>
            <th scope="col">Asks</th>
            <th scope="col" className="md:w-15%">
              Scenarios
            </th>
            <th scope="col">The audit trail helps you evidence</th>
            <th scope="col" className="md:w-16%">
              Official source
            </th>
          </tr>
        </thead>
        {[...Map.groupBy(rules, ({ where }) => where)].map(([where, group]) => (
          <tbody key={where}>
            <tr className="rules-where edge-t-0! print:break-after-avoid">
              <th
                scope="rowgroup"
                colSpan={5}
                className="px-0! pt-5! pb-2! edge-b-ink text-topic fw-560"
              >
                {where}
              </th>
            </tr>
            {group.map((rule) => (
              <tr key={rule.name}>
                <th scope="row" className="fw-600">
                  {rule.name}
                  <small className="block text-small fw-400 text-ink-3">{rule.date}</small>
                </th>
                <td>{rule.asks}</td>
                <td data-name="Scenarios">
                  <ul className="rules-scenarios">
                    {rule.scenarios.map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </td>
                <td data-name="The audit trail helps you evidence">{rule.evidence}</td>
                <td className="md:pr-0!">
                  {rule.sources.map(({ label, url }) => (
                    <ExternalLink key={url} href={url} className="link block mb-1">
                      {label}
                    </ExternalLink>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="mt-6 text-small text-ink-2">{note}</p>
    </Band>
  )
}
