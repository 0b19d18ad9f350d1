import { BookingLink } from '../../components/booking-link.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { meetingBooking } from '../../integrations/booking.ts'
import type { closing } from './copy.ts'

const divided = 'max-md:edge-t-bottle-rule md:edge-l-bottle-rule md:pl-6'

export function PricingClosing({ title, book, agenda }: typeof closing) {
  return (
    <section className="ruled on-dark no-print" data-band="Quote">
      <div className="page band">
        <h2>{title}</h2>
        <ul className="list-none grid md:parts-2-3-4 mt-6 edge-t-on-bottle-2 print:break-inside-avoid">
          {agenda.map((question, at) => (
            <li key={question} className={`py-3.5 md:pt-4 pr-6 ${at > 0 ? divided : ''}`}>
              {question}
            </li>
          ))}
        </ul>
        <div className="btn-pair mt-8 no-print">
          <BookingLink to={meetingBooking} className="btn btn-light">
            {book}
          </BookingLink>
          <DemoButton />
        </div>
      </div>
    </section>
  )
}
