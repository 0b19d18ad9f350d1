import type { ReactNode } from 'react'
import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import { responses } from './copy.ts'
import { days, momentOf, weekHours, type WeekSpan } from './week.ts'

type Props = typeof responses

const head = 'max-md:hidden p-0 pr-4 pb-1.5 align-bottom'
const cell = 'max-md:block md:h-14.5 p-0 md:py-2 md:pr-4 md:pl-0'
const rowEdge = 'edge-t-bottle-rule'
const bar = 'absolute h-3.5 rounded-bar'

/** Each response time as a bar on one week, for a case that is logged on Saturday night. */
export function ResponseTimes(props: Props) {
  const { title, lead, columns, times, logged, cutover, assured, note, weekend } = props
  return (
    <Band name="Response" on="on-dark" className="pt-12 pb-12">
      <BandHead title={title} lead={lead} />
      <table
        className="drawing mt-6 table-fixed max-md:block text-small"
        style={{ '--logged': share(logged) }}
      >
        <Head {...columns} />
        <tbody className="max-md:block">
          <Row name={cutover.name} means={cutover.text} className={rowEdge}>
            <i className={`${bar} bottom-5.5 bg-on-bottle`} style={place(cutover.span)} />
          </Row>
          {times.map((time) => (
            <Case key={time.priority} {...time} />
          ))}
        </tbody>
        <tfoot className="max-md:block">
          <Row {...assured} className="edge-y-3-on-bottle">
            <i className={`${bar} bottom-5.5 bg-done-d`} style={place(assured.span)} />
          </Row>
        </tfoot>
      </table>
      <Weekend {...weekend} note={note} />
    </Band>
  )
}

function Head({ severity, means, within, due }: Props['columns']) {
  return (
    <thead className="max-md:block text-on-bottle-2">
      <tr className="max-md:block">
        <th scope="col" className={`${head} md:w-15%`}>
          {severity}
        </th>
        <th scope="col" className={`${head} md:w-23%`}>
          {means}
        </th>
        <th scope="col" className={`${head} md:w-9%`}>
          {within}
        </th>
        <th scope="col" className="relative max-md:block h-7 md:h-8 p-0 align-bottom">
          <span className="sr-only">{due}</span>
          {days.map((day, i) => (
            <span
              key={day}
              className="absolute bottom-1.5 pl-1.5"
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
  )
}

function Case({ priority, name, hours, means, served, due }: Props['times'][number]) {
  return (
    <Row
      name={
        <>
          <b>{priority}</b> {name}
        </>
      }
      means={means}
      within={`${hours} hours`}
      words={momentOf(due)}
      className={rowEdge}
    >
      <i
        className="absolute bottom-4 edge-t-2-dashed-late-d"
        style={place([responses.logged, served[0]![0]])}
      />
      {served.map((span) => (
        <i key={span[0]} className={`${bar} bottom-2.5 bg-done-d`} style={place(span)} />
      ))}
      <b
        className="due-label"
        data-early={due < weekHours / 2 || undefined}
        style={{ left: share(due) }}
      >
        {momentOf(due)}
      </b>
    </Row>
  )
}

function share(hours: number) {
  return `${((hours / weekHours) * 100).toFixed(2)}%`
}

function place([from, to]: WeekSpan) {
  return { left: share(from), width: share(to - from) }
}

type RowProps = {
  name: ReactNode
  means: string
  within?: string
  /** When the answer is due, for screen readers, which skip the drawing. */
  words?: string
  className: string
  children: ReactNode
}

function Row({ name, means, within, words, className, children }: RowProps) {
  return (
    <tr className={`max-md:block max-md:relative max-md:pt-2.5 ${className}`}>
      <th scope="row" className={`${cell} fw-560`}>
        {name}
      </th>
      <td colSpan={within ? undefined : 2} className={`${cell} text-on-bottle-2`}>
        {means}
      </td>
      {within && (
        <td className={`${cell} max-md:absolute max-md:top-2.5 max-md:right-0 fw-560`}>{within}</td>
      )}
      <td className="relative max-md:block h-14 md:h-14.5 p-0">
        {words && <span className="sr-only">{words}</span>}
        <span className="due-lane" aria-hidden>
          {children}
        </span>
      </td>
    </tr>
  )
}

function Weekend({ title, text, link, note }: Props['weekend'] & Pick<Props, 'note'>) {
  return (
    <div className="cols gap-y-6 items-start mt-6">
      <div className="col-span-12 md:col-span-5">
        <h3>{title}</h3>
        <p className="mt-2 measure">{text}</p>
      </div>
      <p className="col-span-12 md:col-span-4 text-small text-on-bottle-2 text-balance">
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
