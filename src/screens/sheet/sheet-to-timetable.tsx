import { at, plan } from '../../events/event-times.ts'
import { paymentsMigration as event } from '../../events/payments-migration.ts'
import { capitalised } from '@cuewright/runbook/words'
import { inWords } from '../../lib/in-words.ts'
import { sheetRows } from './typed-rows.ts'

const end = plan.finish + 32
const hours = [0, 60, 120, 180, 240, 300]
const found = sheetRows.filter((row) => row.found).length

/** The rows become bars as the page scrolls. Without scroll animations, or with reduced motion, they are in place. */
export function SheetToTimetable() {
  return (
    <>
      <p className="sr-only">
        A spreadsheet of {sheetRows.length} rows with merged cells, #REF! errors and owners such as
        ‘ask Dave’ becomes a timetable with a bar for every task.
      </p>
      <div className="worksheet" style={{ '--end': end }} aria-hidden>
        <div className="ws-head">
          <p className="relative w-$sheet pl-2.5 bg-drab [font-family:Arial,sans-serif]">
            Cutover_v7_FINAL (2).xlsx
          </p>
          <p className="ws-cells">
            {['', 'A', 'B', 'C', 'D', 'E'].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
          <p className="ws-scale">
            <b className="text-ink fw-600">{event.name}</b>
            {hours.map((minute) => (
              <span
                key={minute}
                className="absolute bottom-0 left-[calc(var(--from)/var(--end)*100%)]"
                style={{ '--from': minute }}
              >
                {at(minute)}
              </span>
            ))}
          </p>
        </div>
        <ol className="ws-rows">
          {sheetRows.map((sheetRow, i) => (
            <SheetRow key={sheetRow.view.task.id} {...sheetRow} i={i} />
          ))}
        </ol>
      </div>
    </>
  )
}

export function SheetInWords() {
  return (
    <p className="headings-face text-title text-balance">
      {capitalised(inWords(sheetRows.length))} rows. {capitalised(inWords(found))} problems, named
      before the night.
    </p>
  )
}

function SheetRow({ cells, found: problem, view, i }: (typeof sheetRows)[number] & { i: number }) {
  // Phones only have room for the first part, such as 'no owner'.
  const [what, detail] = problem?.split(/(?=:)/) ?? []
  return (
    <li style={{ '--i': i, '--from': view.start, '--to': view.finish }}>
      <div className="ws-cells">
        <span>{i + 1}</span>
        {cells.map((cell, column) => (
          <span key={column} data-bad={cell === '#REF!' || undefined}>
            {cell}
          </span>
        ))}
      </div>
      <div className="ws-lane">
        <i className={view.task.gate ? 'ws-bar ws-gate' : 'ws-bar'} />
        {/* Late rows have their text before the bar, where it stays inside the chart. */}
        <p className="ws-moving" data-before={view.finish > end / 2 || undefined}>
          <i
            className={view.task.gate ? 'ws-bar ws-gate' : 'ws-bar'}
            data-critical={view.isCritical || undefined}
          />
          {view.task.name}{' '}
          {what ? (
            <b className="ml-1.5 text-late fw-600">
              {what}
              <span className="max-[639px]:hidden">{detail}</span>
            </b>
          ) : (
            <span className="ml-1.5 text-ink-3 max-[639px]:hidden">{view.task.owner}</span>
          )}
        </p>
      </div>
    </li>
  )
}
