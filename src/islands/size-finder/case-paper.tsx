import type { BusinessCase, CaseLine } from '../../lib/pricing/business-case.ts'
import type { Estimate } from '../../lib/pricing/estimate.ts'
import { formatPence } from '../../lib/pricing/money.ts'
import { caseSentence, formatCount, formatPounds } from './sentences.ts'
import { PrintButton, Sheet, SheetRow } from './sheet.tsx'

const caseLines: readonly { id: CaseLine['id']; name: string }[] = [
  { id: 'planning', name: 'Planning' },
  { id: 'bridge', name: 'On the bridge' },
  { id: 'report', name: 'Writing the report' },
]

type Props = { work: BusinessCase; found: Estimate }

export function CasePaper({ work, found }: Props) {
  const lines = work.ok ? work.lines : []
  const tenths = work.ok ? work.breakEven?.tenths : undefined
  const share = tenths && tenths <= 1000 ? tenths : undefined
  return (
    <Sheet sentence={caseSentence(work)} className={`face-case ${work.ok ? '' : 'no-print'}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 mt-3" translate="no">
        <b className="text-figure fw-520">
          {share === undefined ? '– %' : `${formatCount(share / 10)}%`}
        </b>
        <span className="text-small text-ink-2">of that time saved pays for the package</span>
      </p>
      <table className="mt-4.5" translate="no">
        <caption className="sr-only">A year of events in people’s time, and the package</caption>
        <tbody>
          {caseLines.map(({ id, name }) => {
            const line = lines.find((item) => item.id === id)
            return (
              <SheetRow
                key={id}
                name={name}
                note={line && `${formatCount(line.hours)} hours an event`}
                price={line ? formatPounds(line.pence) : '–'}
              />
            )
          })}
        </tbody>
        <tbody className="fw-600">
          <SheetRow
            isTotal
            name="A year of events"
            note={
              work.ok
                ? `${formatCount(work.events)} × an event: ${formatCount(work.hours)} hours`
                : undefined
            }
            price={work.ok ? formatPounds(work.pence) : '–'}
          />
        </tbody>
        {found.ok && (
          <tbody>
            <SheetRow
              name={`Package ${found.size.name}`}
              note="With the accessories you chose, a year, excluding VAT"
              price={formatPence(found.yearly)}
            />
          </tbody>
        )}
      </table>
      {work.ok && (
        <p className="flex flex-wrap items-center gap-2.5 mt-4.5 text-small no-print media-noscript:hidden">
          <PrintButton label="Print the case" />
          <span>This page’s address keeps your numbers. Send it as it is.</span>
        </p>
      )}
    </Sheet>
  )
}
