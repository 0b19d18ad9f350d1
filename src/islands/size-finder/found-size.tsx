import { BookingLink } from '../../components/booking-link.tsx'
import { meetingBooking } from '../../integrations/booking.ts'
import type { Choice } from '../../lib/pricing/choice.ts'
import type { Estimate } from '../../lib/pricing/estimate.ts'
import { Actions } from './actions.tsx'
import { PaperHead, PaperTerms } from './paper.tsx'
import { PriceTable } from './price-table.tsx'
import { answerSentence } from './sentences.ts'
import { Sheet } from './sheet.tsx'

type Props = { found: Estimate; choice: Choice }

/** The estimate as a paper: the sentence, its lines, and what can be done with it. */
export function FoundSize({ found, choice }: Props) {
  return (
    <Sheet
      sentence={answerSentence(found)}
      head={<PaperHead />}
      className="finder-answer face-size"
    >
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
    </Sheet>
  )
}
