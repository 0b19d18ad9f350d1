import { Band } from '../../components/band.tsx'
import { BookingLink } from '../../components/booking-link.tsx'
import { chiefExecutiveBooking } from '../../integrations/booking.ts'
import type { fees } from './copy.ts'

type Props = typeof fees

export function Fees({ title, price, per, text, action, worked }: Props) {
  return (
    <Band name="Fees" className="band-tight">
      <div className="cols gap-y-6 items-end">
        <div className="col-span-12 md:col-span-6">
          <h2>{title}</h2>
          <p className="mt-3 fw-520 text-poster">
            {price} <span className="text-item">{per}</span>
          </p>
        </div>
        <div className="col-span-12 md:col-span-6">
          <p className="text-ink-2 measure">{text}</p>
          <p className="mt-5">
            <BookingLink to={chiefExecutiveBooking} className="btn btn-ink">
              {action}
            </BookingLink>
          </p>
        </div>
      </div>
      <Worked {...worked} />
    </Band>
  )
}

/** A column is an hour of the team, so the width shows the price. */
function Worked({ title, note, sample, watches, total }: Props['worked']) {
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 items-end mt-10">
        <h3>{title}</h3>
        {sample && <p className="sample">{sample}</p>}
      </div>
      <ol className="drawing grid gap-x-6 gap-y-7 my-4 md:parts-7-10-4 text-small">
        {watches.map(({ name, when, hours, seats, event, sum }) => (
          <li
            key={name}
            className="grid grid-rows-[auto_1fr_auto] max-md:w-[calc(var(--hours)*10%)] max-md:min-w-50"
            style={{ '--hours': hours }}
          >
            <p>
              <b className="fw-600">{name}</b> <span className="block text-ink-2">{when}</span>
            </p>
            <ul className="mt-2 py-1.5 edge-y-ink ruled-lane [--line:var(--rule)] [--step:calc(100%/var(--hours))]">
              {seats.map(({ seat, span }) => (
                <Watch
                  key={`${seat}${span[0]}`}
                  name={seat}
                  span={span}
                  said={`, hours ${span.join(' to ')}`}
                />
              ))}
              {event && <Watch {...event} className="bg-ink" />}
            </ul>
            <p className="flex justify-between pt-1.5">
              {hours} h <b className="fw-600">{sum}</b>
            </p>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 edge-y-2-ink fw-600">
        {total.name}
        <span>
          {total.hours} <b className="ml-4 text-item">{total.sum}</b>
        </span>
      </p>
      <p className="text-small mt-3 text-ink-2">{note}</p>
    </>
  )
}

type WatchProps = {
  name: string
  span: readonly number[]
  /** When it is, if the name doesn't say. */
  said?: string
  className?: string
}

/** An hour is equally wide in every watch. */
function Watch({ name, span: [from = 0, to = 0], said, className = '' }: WatchProps) {
  return (
    <li className="h-8">
      <i
        className={`lane-bar block w-[calc(var(--for)/var(--hours)*100%)] ml-[calc(var(--from)/var(--hours)*100%)] narrow leading-6.5 ${className}`}
        style={{ '--from': from, '--for': to - from }}
      >
        {name}
        {said && <span className="sr-only">{said}</span>}
      </i>
    </li>
  )
}
