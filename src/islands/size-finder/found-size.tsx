import { useState, useSyncExternalStore } from 'react'
import { BookingLink } from '../../components/booking-link.tsx'
import { meetingBooking } from '../../integrations/booking.ts'
import { localDay } from '../../lib/dates.ts'
import { britishDate } from '@cuewright/runbook/words'
import type { Choice } from '../../lib/pricing/choice.ts'
import type { Estimate } from '../../lib/pricing/estimate.ts'
import { formatPence } from '../../lib/pricing/money.ts'
import { company, email, origin, product } from '../../site.ts'
import { answerSentence } from './sentences.ts'
import { PrintButton, Sheet, SheetRow } from './sheet.tsx'
import { choiceLink } from './use-url-choice.ts'

type Props = { found: Estimate; choice: Choice }

/** The estimate as a paper that a procurement team can file. */
export function FoundSize({ found, choice }: Props) {
  return (
    <Sheet
      sentence={answerSentence(found)}
      head={<PaperHead />}
      className="finder-answer face-size"
    >
      {found.ok && (
        <>
          <PriceTable found={found} />
          <Actions choice={choice} />
          <PaperTerms choice={choice} />
        </>
      )}
      {!found.ok && found.code === 'too_many' && (
        <>
          <p className="mt-3 mb-4.5">
            We agree a price for larger numbers with you. Tell us yours.
          </p>
          <BookingLink to={meetingBooking} className="btn btn-small">
            Start the Conversation
          </BookingLink>
        </>
      )}
    </Sheet>
  )
}

function PriceTable({ found }: { found: Extract<Estimate, { ok: true }> }) {
  const { creators, size, accessories, next } = found
  return (
    <table className="mt-4.5" translate="no">
      <caption className="sr-only">What it costs a year, excluding VAT and other sales tax</caption>
      <tbody>
        <SheetRow
          name={`Package ${size.name}`}
          note={`For up to ${size.creators} Content Creators. You need ${creators}`}
          price={formatPence(size.yearly)}
        />
        {accessories.map(({ id, name, yearly }) => (
          <SheetRow key={id} name={name} price={formatPence(yearly)} />
        ))}
        <SheetRow name="Content Consumers" note="Unlimited" price="Free" />
      </tbody>
      <tbody className="fw-600">
        <SheetRow
          isTotal
          name="A year"
          note="Excluding VAT and other sales tax"
          price={formatPence(found.yearly)}
        />
      </tbody>
      {next && (
        <tbody>
          <SheetRow
            name={`Next size: ${next.size.name}`}
            note={`Up to ${next.size.creators} Content Creators${accessories.length > 0 ? ', same accessories' : ''}`}
            price={formatPence(next.yearly)}
          />
        </tbody>
      )}
    </table>
  )
}

function Actions({ choice }: { choice: Choice }) {
  /** What came of the last press. */
  const [tried, setTried] = useState<{ link: string; isCopied: boolean }>()

  async function copy() {
    // Browsers refuse the clipboard outside HTTPS, or where the visitor said no.
    const link = choiceLink(choice)
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setTried({ link, isCopied })
  }

  return (
    <div className="flex flex-wrap items-center gap-2.5 mt-4.5 text-small no-print media-noscript:hidden">
      <button type="button" className="btn btn-small" onClick={() => void copy()}>
        Copy link
      </button>
      <PrintButton label="Print the estimate" />
      <span role="status">
        {tried &&
          tried.link === choiceLink(choice) &&
          (tried.isCopied
            ? 'Link copied.'
            : 'Your browser blocked the clipboard. Copy the link from the address bar.')}
      </span>
    </div>
  )
}

function PaperHead() {
  const today = useInBrowser(() => localDay(new Date()), '')
  return (
    <div className="paper">
      <p className="print:fw-560">{product}: estimate of a yearly subscription</p>
      <p>
        {company}, {email.label}
        {today && `. Worked out on ${britishDate(today)}`}
      </p>
    </div>
  )
}

function PaperTerms({ choice }: { choice: Choice }) {
  const link = useInBrowser(() => choiceLink(choice), origin)
  return (
    <div className="paper">
      <ul>
        <li>All prices exclude VAT and other sales tax.</li>
        <li>Payment is annual, in full, in advance; each invoice is due within 30 days.</li>
        <li>No overage fees and no refunds. Usage is measured only at renewal.</li>
        <li>Content Consumers are unlimited; all features and future releases are included.</li>
        <li>Accessories renew with the subscription; moving up does not change their price.</li>
        <li>An estimate from our published prices; the order says what you buy.</li>
      </ul>
      <p>{link}</p>
    </div>
  )
}

/** Returns what `read` gives in the browser, and `built` in the static HTML and until hydration. */
function useInBrowser(read: () => string, built: string) {
  return useSyncExternalStore(neverChanges, read, () => built)
}

function neverChanges() {
  return () => undefined
}
