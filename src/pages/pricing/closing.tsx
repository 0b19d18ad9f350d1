import { BookingLink } from '../../components/booking-link.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { meetingBooking } from '../../integrations/booking.ts'

type Props = { title: string; lead: string; agenda: readonly { name: string; text: string }[] }

/** The closing call to action: what a conversation needs, and what it ends with. */
export function PricingClosing({ title, lead, agenda }: Props) {
  return (
    <section className="ruled on-dark">
      <div className="page band">
        <h2 className="max-w-[13.3em]">{title}</h2>
        <dl className="agenda">
          {agenda.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-3.5 mt-10 no-print">
          <BookingLink to={meetingBooking} className="btn btn-light">
            Start the Conversation
          </BookingLink>
          <DemoButton />
          <p className="small text-on-bottle-2 md:ml-5">{lead}</p>
        </div>
      </div>
    </section>
  )
}
