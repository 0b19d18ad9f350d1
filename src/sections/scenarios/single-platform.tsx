import { nights } from './nights.ts'

type Row = { question: string; answers: readonly [string, string, string, string] }
type Props = {
  title: string
  lead: string
  rows: readonly Row[]
  same: { title: string; text: string }
}

/** What differs between the four scenarios, line by line, and the one line in which they do not. */
export function SinglePlatform({ title, lead, rows, same }: Props) {
  return (
    <section className="ruled">
      <div className="page band">
        <h2 className="max-w-[20ch]">{title}</h2>
        <p className="mt-6 measure text-ink-2">{lead}</p>
        <table className="platform" role="table">
          <caption className="sr-only">{title}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {nights.map(({ name, path }) => (
                <th key={path} scope="col" role="columnheader">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ question, answers }) => (
              <tr key={question} role="row">
                <th scope="row" role="rowheader">
                  {question}
                </th>
                {answers.map((answer, i) => (
                  <td key={nights[i]!.path} role="cell" data-of={nights[i]!.name}>
                    {answer}
                  </td>
                ))}
              </tr>
            ))}
            <tr role="row" className="platform-same">
              <th scope="row" role="rowheader">
                {same.title}
              </th>
              <td role="cell" colSpan={4}>
                {same.text}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}
