import { Band } from '../../components/band.tsx'
import { scenarios } from '../../content/scenarios.ts'
import type { singlePlatform } from './copy.ts'

export function SinglePlatform({ title, rows, same }: typeof singlePlatform) {
  return (
    <Band name="Platform" className="band-tight">
      <h2>{title}</h2>
      <table className="scenario-table table-fixed mt-8">
        <caption className="sr-only">{title}</caption>
        <thead className="max-md:hidden">
          <tr>
            <td />
            {scenarios.map(({ name, path }) => (
              <th key={path} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ question, answers }) => (
            <tr key={question}>
              <th scope="row" className="md:text-ink-3 max-md:fw-600">
                {question}
              </th>
              {answers.map((answer, i) => (
                <td key={scenarios[i]!.path} data-of={scenarios[i]!.name}>
                  {answer}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="md:text-ink-3 md:edge-y-ink! fw-560 max-md:fw-600">
              {same.title}
            </th>
            <td colSpan={4} className="md:edge-y-ink! fw-560">
              {same.text}
            </td>
          </tr>
        </tbody>
      </table>
    </Band>
  )
}
