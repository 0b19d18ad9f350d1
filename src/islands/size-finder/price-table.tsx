import type { Choice } from '../../lib/pricing/choice.ts'
import type { Estimate } from '../../lib/pricing/estimate.ts'
import { formatPence, formatToThePenny } from '../../lib/pricing/money.ts'
import { moveReason } from './sentences.ts'
import { TableRow } from './table-row.tsx'

type Props = { found: Extract<Estimate, { ok: true }>; choice: Choice }

/** What the choice costs, line by line; every figure excludes VAT. */
export function PriceTable({ found, choice }: Props) {
  const { creators, size, accessories, next } = found
  return (
    <table className="mt-4.5" translate="no">
      <caption className="sr-only">What it costs a year, excluding VAT and other sales tax</caption>
      <tbody>
        <TableRow
          name={`Package ${size.name}`}
          note={`For ${creators} Content Creator${creators === 1 ? '' : 's'}; it holds up to ${size.creators}`}
          price={formatPence(size.yearly)}
        />
        {accessories.map(({ id, name, yearly }) => (
          <TableRow key={id} name={name} price={formatPence(yearly)} />
        ))}
        <TableRow name="Content Consumers" note="Unlimited" price="Free" />
      </tbody>
      <tbody className="fw-600">
        <TableRow
          isTotal
          name="A year"
          note="Excluding VAT and other sales tax"
          price={formatPence(found.yearly)}
        />
      </tbody>
      {next && (
        <tbody>
          <TableRow
            name={`Next size: ${next.size.name}`}
            note={`Up to ${next.size.creators} Content Creators${accessories.length > 0 ? ', same accessories' : ''}`}
            price={formatPence(next.yearly)}
          />
          {next.move.ok && (
            <TableRow
              name={`Moving up to ${next.size.name} mid-term`}
              note={moveReason(found, next, choice)}
              price={formatToThePenny(next.move.cost)}
            />
          )}
        </tbody>
      )}
    </table>
  )
}
