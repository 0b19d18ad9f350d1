type Props = { name: string; note?: string; price: string; isTotal?: boolean }

/** A line of an estimate: what it is, why, and its price. */
export function TableRow({ name, note, price, isTotal }: Props) {
  return (
    <tr className={isTotal ? 'edge-y-2-ink' : 'edge-t-rule'}>
      <th scope="row" className="px-0 py-2.5 leading-snug align-baseline">
        {name}
        {note && <small className="block text-small fw-400 text-ink-2">{note}</small>}
      </th>
      <td
        className={`pl-4 pr-0 py-2.5 leading-snug align-baseline text-right whitespace-nowrap ${isTotal ? 'text-item' : ''}`}
      >
        {price}
      </td>
    </tr>
  )
}
