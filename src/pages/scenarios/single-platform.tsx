import { Band } from '../../components/band.tsx'
import { scenarios } from '../../content/scenarios.ts'
import type { singlePlatform } from './copy.ts'

export function SinglePlatform({ title, rows, same }: typeof singlePlatform) {
  return (
    <Band name="Platform" className="band-tight">
      <h2>{title}</h2>
      {/* On a phone the scenarios scroll sideways, which a keyboard must be able to do. */}
      <div
        className="platform-scroll mt-8"
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="platform-table">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <td />
              {scenarios.map(({ name, path }) => (
                <th key={path} scope="col" className="fw-560">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ question, answers }) => (
              <tr key={question}>
                <th scope="row" className="text-ink-3">
                  {question}
                </th>
                {answers.map((answer, i) => (
                  <td key={scenarios[i]!.path}>{answer}</td>
                ))}
              </tr>
            ))}
            <tr className="edge-y-ink!">
              <th scope="row" className="text-ink-3 fw-560">
                {same.title}
              </th>
              <td colSpan={4} className="fw-560">
                <span className="platform-same">{same.text}</span>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </Band>
  )
}
