import type { Choice } from '../../lib/pricing/choice.ts'
import type { Estimate } from '../../lib/pricing/estimate.ts'
import { formatPence, formatToThePenny } from '../../lib/pricing/money.ts'
import { moveReason } from './sentences.ts'

type Props = { found: Extract<Estimate, { ok: true }>; choice: Choice }

/** What the choice costs, line by line; every figure excludes VAT. */
export function PriceTable({ found, choice }: Props) {
  const { creators, size, accessories, next } = found
  return (
    <table className="finder-table">
      <caption className="sr-only">What it costs a year, excluding VAT and other sales tax</caption>
      <tbody>
        <Row
          name={`Package ${size.name}`}
          note={`For ${creators} Content Creator${creators === 1 ? '' : 's'}; it holds up to ${size.creators}`}
          price={formatPence(size.yearly)}
        />
        {accessories.map(({ id, name, yearly }) => (
          <Row key={id} name={name} price={formatPence(yearly)} />
        ))}
        <Row name="Content Consumers" note="Unlimited" price="Free" />
      </tbody>
      <tbody className="finder-total">
        <Row
          name="A year"
          note="Excluding VAT and other sales tax"
          price={formatPence(found.yearly)}
        />
      </tbody>
      {next && (
        <tbody>
          <Row
            name={`Next size: ${next.size.name}`}
            note={`Up to ${next.size.creators} Content Creators${accessories.length > 0 ? ', same accessories' : ''}`}
            price={formatPence(next.yearly)}
          />
          {next.move.ok && (
            <Row
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

function Row({ name, note, price }: { name: string; note?: string; price: string }) {
  return (
    <tr>
      <th scope="row">
        {name}
        {note && <small>{note}</small>}
      </th>
      <td>{price}</td>
    </tr>
  )
}
