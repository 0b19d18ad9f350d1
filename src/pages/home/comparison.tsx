import type { comparison } from './copy.ts'

/** Why not what a buyer has already: one honest table, ours in the last row. */
export function Comparison({ title, columns, rows }: typeof comparison) {
  return (
    <div className="mt-14 md:mt-16">
      <h3 id="comparison">{title}</h3>
      <table className="comparison mt-4 text-small" aria-labelledby="comparison">
        <thead>
          <tr>
            <td />
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={columns[i]} data-column={columns[i]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
