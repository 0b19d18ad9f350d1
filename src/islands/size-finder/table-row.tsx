type Props = { name: string; note?: string; price: string }

/** A line of an estimate: what it is, why, and its price. */
export function TableRow({ name, note, price }: Props) {
  return (
    <tr className="border-t border-t-solid border-t-rule">
      <th scope="row">
        {name}
        {note && <small className="block text-[.875rem] fw-400 text-ink-2">{note}</small>}
      </th>
      <td>{price}</td>
    </tr>
  )
}
