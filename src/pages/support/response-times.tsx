import type { responses } from './copy.ts'
import { days, momentOf, weekHours, type Span } from './week.ts'

type Props = typeof responses

/** Time to a first response by severity, drawn on the week after a Saturday night. */
export function ResponseTimes(props: Props) {
  const { title, lead, columns, times, logged, cutover, assured, note, weekend } = props
  return (
    <section className="ruled on-dark">
      <div className="page pt-12 pb-12">
        <div className="cols gap-y-3 items-end">
          <h2 className="col-span-12 md:col-span-5">{title}</h2>
          <p className="col-span-12 md:col-span-7 text-on-bottle-2">{lead}</p>
        </div>
        <table
          className="responses drawing mt-6 table-fixed text-[.9375rem] leading-[1.35]"
          style={{ '--logged': share(logged) }}
        >
          <thead>
            <tr>
              <th scope="col" className="md:w-15%">
                {columns.severity}
              </th>
              <th scope="col" className="md:w-23%">
                {columns.means}
              </th>
              <th scope="col" className="md:w-9%">
                {columns.within}
              </th>
              <th scope="col" className="due-days">
                <span className="sr-only">{columns.due}</span>
                {days.map((day, i) => (
                  <span
                    key={day}
                    className="absolute bottom-6px pl-6px"
                    style={{ left: share(i * 24) }}
                    aria-hidden
                  >
                    {day.slice(0, 3)}
                    <span className="max-lg:hidden">{day.slice(3)}</span>
                  </span>
                ))}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{cutover.name}</th>
              <td colSpan={2} className="text-on-bottle-2">
                {cutover.text}
              </td>
              <Lane>
                <i className="bg-on-bottle bottom-22px" style={place(cutover.span)} />
              </Lane>
            </tr>
            {times.map(({ priority, name, hours, means, served, due }) => (
              <tr key={priority}>
                <th scope="row">
                  <b>{priority}</b> {name}
                </th>
                <td className="text-on-bottle-2">{means}</td>
                <td className="due-within">{hours} hours</td>
                <Lane words={momentOf(due)}>
                  <i className="due-wait" style={place([logged, served[0]![0]])} />
                  {served.map((span) => (
                    <i key={span[0]} style={place(span)} />
                  ))}
                  <b
                    className="bottom-27px pl-4px [translate:-100%_0] fw-560 whitespace-nowrap"
                    data-early={due < weekHours / 2 || undefined}
                    style={{ left: share(due) }}
                  >
                    {momentOf(due)}
                  </b>
                </Lane>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{assured.name}</th>
              <td className="text-on-bottle-2">{assured.means}</td>
              <td className="due-within">{assured.within}</td>
              <Lane>
                <i className="bottom-22px" style={place(assured.span)} />
              </Lane>
            </tr>
          </tfoot>
        </table>
        <Weekend {...weekend} note={note} />
      </div>
    </section>
  )
}

function share(hours: number) {
  return `${((hours / weekHours) * 100).toFixed(2)}%`
}

function place([from, to]: Span) {
  return { left: share(from), width: share(to - from) }
}

/** A row's part of the week, under the hours in which someone answers. */
function Lane({ words, children }: { words?: string; children: React.ReactNode }) {
  return (
    <td className="due">
      {words && <span className="sr-only">{words}</span>}
      <span className="due-lane" aria-hidden>
        {children}
      </span>
    </td>
  )
}

function Weekend({ title, text, link, note }: Props['weekend'] & Pick<Props, 'note'>) {
  return (
    <div className="cols gap-y-6 items-start mt-6">
      <div className="col-span-12 md:col-span-5">
        <h3>{title}</h3>
        <p className="mt-2 measure">{text}</p>
      </div>
      <p className="col-span-12 md:col-span-4 small text-on-bottle-2 text-balance">
        {note.before}
        <a href={note.link.href} className="underline-offset-3">
          {note.link.label}
        </a>
        {note.after}
      </p>
      <p className="col-span-12 md:col-span-3 md:text-right no-print">
        <a href={link.href} className="btn btn-dark">
          {link.label}
        </a>
      </p>
    </div>
  )
}
