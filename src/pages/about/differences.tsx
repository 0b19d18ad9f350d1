import { Band } from '../../components/band.tsx'
import type { differences } from './copy.ts'

export function Differences({ title, subject, before, after, items }: typeof differences) {
  return (
    <Band name="Differences">
      <h2>{title}</h2>
      <p aria-hidden="true" className="sm:hidden mt-4 text-small text-ink-3">
        {before}
        <b className="block mt-1 pl-3 edge-l-3-ink text-ink">{after}</b>
      </p>
      <table className="stacked mt-6">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{subject}</span>
            </th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.title}>
              <th scope="row" className="sm:w-26% text-topic fw-560">
                {item.title}
              </th>
              <td data-label={before} className="max-sm:before:sr-only sm:w-37% text-ink-3">
                {item.before}
              </td>
              <td data-label={after} className="max-sm:before:sr-only max-sm:pl-3! edge-l-3-ink!">
                {item.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  )
}
