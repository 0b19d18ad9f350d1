import { BookingLink } from '../../components/booking-link.tsx'
import { meetingBooking } from '../../integrations/booking.ts'
import type { Choice } from '../../lib/pricing/choice.ts'
import type { Estimate } from '../../lib/pricing/estimate.ts'
import { Actions } from './actions.tsx'
import { PaperHead, PaperTerms } from './paper.tsx'
import { PriceTable } from './price-table.tsx'
import { answerSentence } from './sentences.ts'

type Props = { found: Estimate; choice: Choice }

/** The estimate as a paper: the sentence, its lines, and what can be done with it. */
export function Answer({ found, choice }: Props) {
  return (
    <div className="window finder-paper p-24px max-sm:px-16px max-sm:py-20px lg:sticky lg:top-[calc(var(--header)+24px)] finder-answer">
      <PaperHead />
      <p
        className="finder-sentence text-[1.375rem] fw-560 leading-[1.25] tracking-[-.01em] text-balance"
        role="status"
      >
        {answerSentence(found)}
      </p>
      {found.ok && (
        <>
          <PriceTable found={found} choice={choice} />
          <Actions choice={choice} />
          <PaperTerms choice={choice} />
        </>
      )}
      {!found.ok && found.code === 'too_many' && (
        <>
          <p className="mt-3 mb-4.5">
            A larger number is agreed in the order. Tell us yours and we will give you a price.
          </p>
          <BookingLink to={meetingBooking} className="btn btn-small">
            Start the Conversation
          </BookingLink>
        </>
      )}
    </div>
  )
}
