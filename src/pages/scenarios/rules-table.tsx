import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import type { Rule } from './rules.ts'
import type { rulesWords } from './copy.ts'

export function RulesTable({
  title,
  lead,
  note,
  rules,
}: typeof rulesWords & { rules: readonly Rule[] }) {
  return (
    <Band name="Rules" id="rules">
      <BandHead title={title} lead={lead} />
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
              <RuleRow key={rule.name} {...rule} />
            ))}
          </tbody>
        ))}
      </table>
      <p className="mt-6 text-small text-ink-2">{note}</p>
    </Band>
  )
}

function RuleRow({ name, date, asks, scenarios, evidence, sources }: Rule) {
  return (
    <tr>
      <th scope="row" className="fw-600">
        {name}
        <small className="block text-small fw-400 text-ink-3">{date}</small>
      </th>
      <td>{asks}</td>
      <td data-name="Scenarios">
        <ul className="list-none">
          {scenarios.map((scenario) => (
            <li key={scenario}>{scenario}</li>
          ))}
        </ul>
      </td>
      <td data-name="The audit trail helps you evidence">{evidence}</td>
      <td className="md:pr-0!">
        {sources.map(({ label, url }) => (
          <ExternalLink key={url} href={url} className="link block pb-3">
            {label}
          </ExternalLink>
        ))}
      </td>
    </tr>
  )
}
