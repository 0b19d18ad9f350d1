import { citedAs, type Clause } from '../../content/trust.ts'
import { paths } from '../../paths.ts'

/** Names each document once: 'App privacy policy 6.1, 7.3'. */
export function ClauseLinks({ clauses }: { clauses: readonly Clause[] }) {
  return clauses.map(({ document, number }, at) => {
    const isNamed = clauses[at - 1]?.document === document
    return (
      <span key={document + number}>
        {at > 0 && ', '}
        <a href={`${paths.legal(document)}#clause-${number.replace('.', '-')}`} className="link">
          <span className={isNamed ? 'sr-only' : undefined}>{citedAs[document]} </span>
          {number}
        </a>
      </span>
    )
  })
}
