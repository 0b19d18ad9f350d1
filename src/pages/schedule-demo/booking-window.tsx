import type { ReactNode } from 'react'
import { BookingLink } from '../../components/booking-link.tsx'
import { ChannelAction } from '../../components/live-chat.tsx'
import { contactChannels } from '../../content/channels.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import { demoFrame, directDemoBooking } from '../../integrations/booking.ts'
import { demoTooltip, phone } from '../../site.ts'
import type { booking } from './copy.ts'

type Props = typeof booking

/** The calendar, or the ways to book without one. */
export function BookingWindow({ direct, quick, consent, foot, ...copy }: Props) {
  return (
    <div className="booking window">
      {demoFrame ? (
        <Calendar src={demoFrame} title={copy.frame} withoutScript={copy.withoutScript}>
          <BookingLink
            to={directDemoBooking}
            className="inline-flex items-center min-h-11 link"
            demo="quiet"
          >
            {direct}
          </BookingLink>
          <BookingLink
            to={directDemoBooking}
            // Yellow is for what can be booked here.
            className="btn btn-small btn-now"
            tooltip={demoTooltip}
            demo="yellow"
          >
            {quick}
          </BookingLink>
        </Calendar>
      ) : (
        <Unconfigured {...copy.unconfigured}>
          {[direct, quick].map((label) => (
            <BookingLink
              key={label}
              to={directDemoBooking}
              className="inline-flex items-center min-h-11 link"
              demo={label === quick ? 'yellow' : 'quiet'}
            >
              {label}
            </BookingLink>
          ))}
        </Unconfigured>
      )}
      <p className="py-3.5 px-4 edge-t-rule">
        {consent.before}
        <a href={consent.link.href}>{consent.link.label}</a>
        {consent.after}
      </p>
      <p className="py-3.5 px-4 edge-t-rule text-small text-ink-2">{foot}</p>
    </div>
  )
}

type CalendarProps = { src: string; title: string; withoutScript: string; children: ReactNode }

/** The links stand above it, in case it doesn’t come. */
function Calendar({ src, title, withoutScript, children }: CalendarProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 py-2 px-4 edge-b-rule">
        {children}
      </div>
      <noscript>
        <p className="py-3.5 px-4 edge-t-rule">
          {withoutScript} <a href={phone.uri}>{phone.label}</a>.
          {isSample(phone) && <span className="sample ml-2">{sampleNote}</span>}
        </p>
      </noscript>
      <iframe
        className="booking-frame block w-full h-[max(85vh,600px)] min-h-180 edge-0 bg-paper print:hidden"
        src={src}
        title={title}
        // The calendar is another origin's, so it cannot lift its own sandbox, and it needs its storage.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
    </>
  )
}

const ways = contactChannels.filter(({ link }) => link)

function Unconfigured({
  title,
  text,
  sample,
  links,
  children,
}: Props['unconfigured'] & { children: ReactNode }) {
  return (
    <>
      <div className="p-4 pt-6">
        <h2>{title}</h2>
        <p className="mt-3 mb-5 measure">{text}</p>
        <dl className="edge-t-ink">
          {ways.map(({ title: name, ...way }) => (
            <div key={name} className="grid sm:label-24 items-baseline py-2.25 edge-b-rule">
              <dt className="text-ink-3">{name}</dt>
              <dd>
                <ChannelAction
                  {...way}
                  className="inline-block py-2 -my-2 text-topic sm:text-claim link break-anywhere"
                />
              </dd>
            </div>
          ))}
        </dl>
        {ways.some(isSample) && (
          <p className="sample mt-4">
            {sampleNote}: {sample}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 px-4 py-1 edge-t-rule text-small text-ink-2">
        {children}
        <p>{links}</p>
      </div>
    </>
  )
}
