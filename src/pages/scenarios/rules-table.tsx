import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { scenarios } from '../../content/scenarios.ts'
import type { Rule } from './rules.ts'
import type { rulesWords } from './copy.ts'

/** A disclosure for each jurisdiction names its rules; the table in it says what each asks. */
type Props = typeof rulesWords & { rules: readonly Rule[] }

export function RulesTable({ title, lead, note, rules }: Props) {
  return (
    <Band name="Rules" id="rules">
      <BandHead title={title} lead={lead} />
      <div className="disclosures mt-6 edge-t-ink">
        {[...Map.groupBy(rules, ({ where }) => where)].map(([where, group]) => (
          <details key={where} className="edge-b-rule">
            <summary className="grid grid-cols-[1fr_20px] gap-6 items-center min-h-15 py-3 cursor-pointer">
              <span>
                <b className="block text-topic fw-560">{where}</b>
                <span className="text-ink-2">{group.map(({ name }) => name).join(', ')}</span>
              </span>
            </summary>
            <RuleTable title={`${title}: ${where}`} rules={group} />
          </details>
        ))}
      </div>
      <p className="mt-6 text-small text-ink-2">{note}</p>
    </Band>
  )
}

function RuleTable({ title, rules }: { title: string; rules: readonly Rule[] }) {
  return (
    <table className="rule-table table-fixed mb-6">
      <caption className="sr-only">{title}</caption>
      <thead className="max-md:hidden text-small [&>tr>th]:text-ink-3">
        <tr>
          <th scope="col" className="md:w-27%">
            Rule
          </th>
          <th scope="col">Asks</th>
          <th scope="col" className="md:w-15%">
            Scenarios
          </th>
          <th scope="col" className="md:w-26%">
            The audit trail helps you evidence
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <RuleRow key={rule.name} {...rule} />
        ))}
      </tbody>
    </table>
  )
}

/** 'All four', 'All three recoveries', or their names. */
function inShort(named: Rule['scenarios']): string {
  if (named.length === scenarios.length) return 'All four'
  const isEachRecovery = named.length === 3 && !named.includes('Planned Change')
  return isEachRecovery ? 'All three recoveries' : named.join(', ')
}

function RuleRow({ date, asks, scenarios: named, evidence, sources }: Rule) {
  return (
    <tr>
      <th scope="row" className="fw-600">
        {sources.map(({ label, url }) => (
          <ExternalLink key={url} href={url} className="link block pb-1.5">
            {label}
          </ExternalLink>
        ))}
        <small className="block text-small fw-400 text-ink-3">{date}</small>
      </th>
      <td>{asks}</td>
      <td data-name="Scenarios">{inShort(named)}</td>
      <td data-name="The audit trail helps you evidence" className="md:pr-0!">
        {evidence}
      </td>
    </tr>
  )
}
