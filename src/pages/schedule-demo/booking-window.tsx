import { BookingLink } from '../../components/booking-link.tsx'
import { Logo } from '../../components/layout/logo.tsx'
import { isSample, sampleNote } from '../../content/sample.ts'
import { demoFrame, directDemoBooking } from '../../integrations/booking.ts'
import { paths } from '../../paths.ts'
import { company, copyrightYear, demoTooltip, email, phone } from '../../site.ts'

const note = [phone, email].some(isSample) ? `${sampleNote}: number and address` : undefined

/** The booking page in a window of its own, with the way round it in view before it has loaded. */
export function BookingWindow() {
  return (
    <div className="booking window">
      <div className="booking-head">
        <Logo />
        <p className="booking-direct">
          <BookingLink to={directDemoBooking} className="link">
            Open the booking page directly
          </BookingLink>
        </p>
        <BookingLink
          to={directDemoBooking}
          className="btn btn-small btn-now"
          tooltip={demoTooltip}
          isDemo
        >
          Quick Book
        </BookingLink>
      </div>
      <noscript>
        <p className="booking-note">
          The calendar below needs JavaScript. Please use the link “Open the booking page directly”
          above, or call <a href={phone.uri}>{phone.label}</a>.
          {isSample(phone) && <span className="sample ml-2">{sampleNote}</span>}
        </p>
      </noscript>
      {demoFrame ? (
        <iframe
          className="booking-frame"
          src={demoFrame}
          title="Booking calendar for a demo"
          // The calendar is another origin's, so it cannot lift its own sandbox, and it needs its storage.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <Unconfigured />
      )}
      <p className="booking-note">
        By booking you agree that we use what you enter to arrange the demo. The{' '}
        <a href={paths.legal('website-privacy-policy')}>website privacy policy</a> says who receives
        it and for how long it is kept.
      </p>
      <p className="booking-foot">
        © {copyrightYear} {company}
      </p>
    </div>
  )
}

/** Holds the calendar's place at its own size, so that nothing moves when it is configured. */
function Unconfigured() {
  return (
    <div className="booking-frame booking-empty">
      <h2>The calendar is not connected yet</h2>
      <p className="mt-4 measure">
        Until it is, the links above lead to our contact page. Name two or three half hours that
        suit you, and we confirm one by e-mail.
      </p>
      <p className="flex flex-wrap gap-3.5 mt-8">
        <a href={email.uri} className="btn">
          {email.label}
        </a>
        <a href={phone.uri} className="btn">
          {phone.label}
        </a>
      </p>
      {note && <p className="sample mt-5">{note}</p>}
    </div>
  )
}
