import type { responses } from './copy.ts'

type Props = typeof responses

/** Time to a first response by severity, each as a bar on one scale; then what that means on a Saturday. */
export function ResponseTimes({ title, columns, times, note, weekend }: Props) {
  const longest = Math.max(...times.map(({ hours }) => hours))
  return (
    <section className="ruled on-dark">
      <div className="page band">
        <h2 className="max-w-[12.1em]">{title}</h2>
        <table className="stacked responses mt-8">
          <thead>
            <tr>
              <th scope="col">{columns.severity}</th>
              <th scope="col">{columns.means}</th>
              <th scope="col">{columns.within}</th>
            </tr>
          </thead>
          <tbody>
            {times.map(({ priority, name, hours, means }) => (
              <tr key={priority}>
                <th scope="row" className="sm:w-[18%] text-[1.1875rem]">
                  <b>{priority}</b> {name}
                </th>
                <td className="text-on-bottle-2">{means}</td>
                <td className="sm:w-[46%]">
                  <span className="block fw-560">{hours} hours</span>
                  <span className="block mt-1.5" aria-hidden>
                    <span
                      className="block h-2.5 border-[1.5px] border-solid border-on-bottle-2 rounded-bar"
                      style={{ width: `${(hours / longest) * 100}%` }}
                    />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Weekend {...weekend} />
        <p className="small text-on-bottle-2 measure mt-8">
          {note.before}
          <a href={note.link.href} className="underline-offset-3">
            {note.link.label}
          </a>
          {note.after}
        </p>
      </div>
    </section>
  )
}

function Weekend({ title, text, offer, link }: Props['weekend']) {
  return (
    <div className="grid md:grid-cols-[5fr_7fr] gap-x-6 gap-y-4 mt-10 pt-6 border-0 border-t-3 border-solid border-on-bottle">
      <h3>{title}</h3>
      <div className="col-rule-dark">
        <p>{text}</p>
        <p className="mt-2 text-on-bottle-2">{offer}</p>
        <p className="mt-5 no-print">
          <a href={link.href} className="btn btn-dark">
            {link.label}
          </a>
        </p>
      </div>
    </div>
  )
}
