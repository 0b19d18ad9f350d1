import { useEffect, useLayoutEffect, useRef, type ChangeEvent } from 'react'
import { BookingLink } from '../../components/booking-link.tsx'
import { meetingBooking } from '../../integrations/booking.ts'
import type { Choice } from '../../lib/pricing/choice.ts'
import { estimate, type PriceList } from '../../lib/pricing/estimate.ts'
import { Actions } from './actions.tsx'
import { CreatorsRuler } from './creators-ruler.tsx'
import { AccessoryFields, CreatorsField, MoveFields } from './fields.tsx'
import { PaperHead, PaperTerms } from './paper.tsx'
import { PriceTable } from './price-table.tsx'
import { readEarly, readForm, readSlider } from './read-form.ts'
import { answerSentence } from './sentences.ts'
import { useUrlChoice } from './use-url-choice.ts'

type Props = PriceList & { initial: Choice }

/** From a number of Content Creators and accessories to a package, its price and the next one's. */
export default function SizeFinder({ sizes, accessories, initial }: Props) {
  const { choice, linked, edit, commit } = useUrlChoice(
    initial,
    accessories.map(({ id }) => id),
  )
  const form = useRef<HTMLFormElement>(null)
  const found = estimate({ sizes, accessories }, choice)
  const creators = found.ok || found.code === 'too_many' ? found.creators : undefined

  // Once: what was typed before this code was there, the browser alone knows.
  useLayoutEffect(() => {
    const early = readEarly(form.current!, linked())
    if (early) edit(early)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  // React's onChange is the browser's input event; the URL waits for the real change: a field left,
  // a slider let go.
  useEffect(() => {
    const fields = form.current!

    function onChange({ target }: Event) {
      const isSlider = target instanceof HTMLInputElement && target.type === 'range'
      commit({ ...readForm(fields), ...(isSlider && { creators: readSlider(target) }) })
    }

    fields.addEventListener('change', onChange)
    return () => fields.removeEventListener('change', onChange)
  })

  function onEdit({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    edit(readForm(currentTarget.form!))
  }

  function onSlide({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    edit({ ...choice, creators: readSlider(currentTarget) })
  }

  return (
    <div className="finder">
      <form
        ref={form}
        className="finder-form no-print"
        aria-label="Size finder"
        onSubmit={(event) => event.preventDefault()}
      >
        <CreatorsField
          value={choice.creators}
          isWrong={!found.ok && found.code === 'not_a_number'}
          onEdit={onEdit}
        />
        <CreatorsRuler sizes={sizes} creators={creators} onSlide={onSlide} />
        <AccessoryFields extras={accessories} chosen={choice.accessories} onEdit={onEdit} />
        <MoveFields choice={choice} found={found} onEdit={onEdit} />
      </form>
      <div className="window finder-answer">
        <PaperHead />
        <p className="finder-sentence" role="status">
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
          <div className="finder-more">
            <p>
              A larger number is agreed in the order. Tell us yours and we will give you a price.
            </p>
            <BookingLink to={meetingBooking} className="btn btn-small">
              Start the Conversation
            </BookingLink>
          </div>
        )}
      </div>
    </div>
  )
}
