import type { ReactNode } from 'react'

type Props = {
  caption: string
  heads: readonly string[]
  rows: readonly { id: string | number; cells: readonly ReactNode[] }[]
  isOnBoard?: boolean
}

export function FigureTable({ caption, heads, rows, isOnBoard }: Props) {
  const cell = `py-1.5 fw-400 ${isOnBoard ? 'edge-t-bottle-rule' : 'edge-t-rule'}`
  const figure = `pl-3.5 text-right whitespace-nowrap ${cell}`
  return (
    <table className="player-table mt-3 text-data [&_:is(td,th)]:pr-0">
      <caption className="py-1.5 text-left">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={head} scope="col" className={column === 0 ? `pl-0 ${cell}` : figure}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...figures] }) => (
          <tr key={id}>
            <th scope="row" className={`pl-0 ${cell}`}>
              {name}
            </th>
            {figures.map((each, i) => (
              <td key={heads[i + 1]} className={figure}>
                {each}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
