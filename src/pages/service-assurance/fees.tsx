import { BookingLink } from '../../components/booking-link.tsx'
import { chiefExecutiveBooking } from '../../integrations/booking.ts'
import type { fees } from './copy.ts'

type Props = typeof fees

/** The price in the size of a finish time, and beside it a weekend worked out with it. */
export function Fees({ title, price, per, text, action, worked }: Props) {
  return (
    <section className="ruled">
      <div className="page band cols gap-y-8">
        <div className="col-span-12 md:col-span-5">
          <h2>{title}</h2>
          <p className="mt-4 fw-520 text-[clamp(4rem,2rem_+_5vw,6.5rem)] leading-[.95] tracking-[-.035em]">
            {price} <span className="text-[1.375rem] tracking-normal">{per}</span>
          </p>
          <p className="mt-6 text-ink-2 measure">{text}</p>
          <p className="mt-6">
            <BookingLink to={chiefExecutiveBooking} className="btn btn-ink">
              {action}
            </BookingLink>
          </p>
        </div>
        <div className="col-span-12 md:col-span-7 col-rule">
          <Worked {...worked} />
        </div>
      </div>
    </section>
  )
}

function Worked({ title, note, sample, lines, total }: Props['worked']) {
  return (
    <>
      <h3>{title}</h3>
      <table className="mt-4">
        <tbody>
          {lines.map(({ name, hours, sum }) => (
            <tr key={name} className="line-t">
              <th scope="row" className="py-2.5">
                {name}
              </th>
              <td className="py-2.5 text-right text-ink-2 whitespace-nowrap">{hours}</td>
              <td className="py-2.5 pl-6 text-right">{sum}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="fw-600">
          <tr className="border-0 border-y-2 border-solid border-ink">
            <th scope="row" className="py-2.5">
              {total.name}
            </th>
            <td className="py-2.5 text-right whitespace-nowrap">{total.hours}</td>
            <td className="py-2.5 pl-6 text-right text-[1.375rem]">{total.sum}</td>
          </tr>
        </tfoot>
      </table>
      <p className="small mt-4 text-ink-2">
        {note} {sample && <span className="sample ml-2">{sample}</span>}
      </p>
    </>
  )
}
