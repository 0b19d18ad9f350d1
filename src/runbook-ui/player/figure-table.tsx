import type { ReactNode } from 'react'

type Row = { id: string | number; cells: readonly ReactNode[] }

type Props = {
  caption: string
  heads: readonly string[]
  rows: readonly Row[]
  isOnBoard?: boolean
}

export function FigureTable({ caption, heads, rows, isOnBoard }: Props) {
  const edge = isOnBoard ? 'edge-t-bottle-rule' : 'edge-t-rule'

  function lookOf(column: number) {
    return column === 0
      ? `px-0 py-1.5 fw-400 ${edge}`
      : `pl-3.5 pr-0 py-1.5 fw-400 text-right whitespace-nowrap ${edge}`
  }

  return (
    <table className="player-table mt-3 text-data">
      <caption className="py-1.5 text-left">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={head} scope="col" className={lookOf(column)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...figures] }) => (
          <tr key={id}>
            <th scope="row" className={lookOf(0)}>
              {name}
            </th>
            {figures.map((figure, i) => (
              <td key={heads[i + 1]} className={lookOf(i + 1)}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
