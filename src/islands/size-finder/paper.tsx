import { useSyncExternalStore } from 'react'
import { britishDate, localDay } from '../../lib/dates.ts'
import type { Choice } from '../../lib/pricing/choice.ts'
import { company, email, origin, product } from '../../site.ts'
import { choiceLink } from './use-url-choice.ts'

function never() {
  return () => undefined
}

/** What turns the table into a paper that a procurement team can file: who, when, on what terms. */
export function PaperHead() {
  const today = useSyncExternalStore(
    never,
    () => localDay(new Date()),
    () => '',
  )
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

export function PaperTerms({ choice }: { choice: Choice }) {
  const link = useSyncExternalStore(
    never,
    () => choiceLink(choice),
    () => origin,
  )
  return (
    <div className="paper">
      <ul>
        <li>All prices exclude VAT and other sales tax.</li>
        <li>Payment is annual, in full, in advance; each invoice is due within 30 days.</li>
        <li>No overage fees and no refunds. Usage is measured only at renewal.</li>
        <li>Content Consumers are unlimited; all features and future releases are included.</li>
        <li>Accessories renew with the subscription; moving up does not change their price.</li>
        <li>An estimate from the published price list; the order states what is bought.</li>
      </ul>
      <p>{link}</p>
    </div>
  )
}
