import type { ReactNode } from 'react'

type Props = { sentence: string; head?: ReactNode; className: string; children: ReactNode }

export function Sheet({ sentence, head, className, children }: Props) {
  return (
    <div className={`window finder-paper ${className}`}>
      {head}
      <p className="finder-sentence text-item fw-560 text-balance" role="status" translate="no">
        {sentence}
      </p>
      {children}
    </div>
  )
}

type RowProps = { name: string; note?: string; price: string; isTotal?: boolean }

export function SheetRow({ name, note, price, isTotal }: RowProps) {
  const size = isTotal ? 'text-item' : ''
  return (
    <tr className={isTotal ? 'edge-y-2-ink' : 'edge-t-rule'}>
      <th scope="row" className="px-0 py-2.5 leading-snug align-baseline">
        {name}
        {note && <small className="block text-small fw-400 text-ink-2">{note}</small>}
      </th>
      <td
        className={`pl-4 pr-0 py-2.5 leading-snug align-baseline text-right whitespace-nowrap ${size}`}
      >
        {price}
      </td>
    </tr>
  )
}

export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="btn btn-small" onClick={printSheets}>
      {label}
    </button>
  )
}

/** Prints the estimate, and the business case if it is filled in, without the rest of the page. */
function printSheets() {
  const root = document.documentElement
  root.dataset.print = 'estimate'
  addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  print()
}
