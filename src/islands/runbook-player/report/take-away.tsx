import { memo, useMemo, useState } from 'react'
import { failureText } from '../../../runbook/failure.ts'
import { makeLink } from '../../../runbook/take-away/link/runbook-link.ts'
import { withoutNames } from '../../../runbook/take-away/link/without-names.ts'
import { cleanedSheet } from '../../../runbook/take-away/cleaned-sheet.ts'
import { toCsv } from '../../../runbook/take-away/csv.ts'
import { runbookFile, runbookFileText } from '../../../runbook/take-away/runbook-file.ts'
import type { Forecast } from '../../../runbook/forecast/simulate.ts'
import { linkTo } from '../fragment.ts'
import { Keep, type KeepProps } from './keep.tsx'
import { printReport } from './printed.tsx'
import { save } from './save.ts'

type Props = KeepProps & { owner: string; forecast: Forecast | null }

/** The runbook as a link, a sheet, a calendar and a page of paper; nothing of it is sent anywhere. */
export const TakeAway = memo(function TakeAway(props: Props) {
  const { runbook, owner, forecast } = props
  const [isWithoutNames, setIsWithoutNames] = useState(false)
  const [said, setSaid] = useState('')
  const [byHand, setByHand] = useState('')
  const shared = useMemo(
    () => (isWithoutNames ? withoutNames(runbook) : runbook),
    [isWithoutNames, runbook],
  )
  const link = useMemo(() => makeLink(shared), [shared])

  function copyLink() {
    if (!link.ok) return
    const address = linkTo(link.fragment)
    // No clipboard outside secure contexts, whatever the types say.
    const written = navigator.clipboard?.writeText(address) ?? Promise.reject()
    written.then(
      () => setSaid('The link is on the clipboard.'),
      () => setByHand(address),
    )
  }

  function sheet() {
    if (!forecast) return cleanedSheet(shared)
    // Without names a task has another id, in the same place.
    const figures = shared.tasks.map(({ id }, i) => [id, forecast.tasks[i]!] as const)
    return cleanedSheet(shared, new Map(figures))
  }

  async function saveWorkbook() {
    const { toXlsx } = await import('../../../runbook/take-away/xlsx.ts')
    save(await toXlsx(shared.title, sheet()), `${shared.title}.xlsx`)
  }

  const { date, t0 } = runbook
  const hasDay = date !== null && t0 !== null

  async function saveCalendar(whose?: string) {
    const { cueCalendar } = await import('../../../runbook/take-away/calendar.ts')
    // A sheet’s times are those of the place where it is read.
    const zero = new Date(`${date}T${t0}`)
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const text = cueCalendar(runbook, { owner: whose, zero, zone, now: new Date() })
    save(new Blob([text], { type: 'text/calendar' }), `${whose ?? runbook.title}.ics`)
  }

  return (
    <div className="player-take no-print [&_.btn]:overflow-hidden [&_.btn]:max-w-full [&_.btn]:text-ellipsis lt-md:[&_.btn]:flex-[1_1_45%] grid gap-3.5 py-4.5 edge-t-ink">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
        {link.ok ? (
          <button type="button" className="btn" onClick={copyLink}>
            Copy link
          </button>
        ) : (
          <button
            type="button"
            className="btn"
            onClick={() =>
              save(
                new Blob([runbookFileText(shared)], { type: runbookFile.type }),
                `${shared.title}${runbookFile.ending}`,
              )
            }
          >
            Save as a file
          </button>
        )}
        <button type="button" className="btn" onClick={() => void saveWorkbook()}>
          Save as Excel
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            save(new Blob([toCsv(sheet())], { type: 'text/csv' }), `${shared.title}.csv`)
          }
        >
          Save as CSV
        </button>
        <button
          type="button"
          className="btn"
          disabled={!hasDay || owner === ''}
          onClick={() => void saveCalendar(owner)}
        >
          Calendar for {owner || 'an owner'}
        </button>
        <button
          type="button"
          className="btn"
          disabled={!hasDay}
          onClick={() => void saveCalendar()}
        >
          Calendar for everyone
        </button>
        <button type="button" className="btn" onClick={printReport}>
          Print report
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
        <label className="flex items-center gap-2.25 text-small text-ink-2">
          <input
            className="w-4.5 h-4.5"
            type="checkbox"
            checked={isWithoutNames}
            onChange={({ target }) => setIsWithoutNames(target.checked)}
          />
          Without names, in the link and the sheets
        </label>
        <Keep {...props} />
      </div>
      <p className="text-data text-ink-2">
        {link.ok
          ? `The link holds the whole runbook after its ‘#’, which browsers don’t send. This one is ${link.fragment.length.toLocaleString('en-GB')} characters.`
          : failureText(link)}{' '}
        {hasDay
          ? 'Calendars take the times to be in this device’s time zone.'
          : 'There’s no calendar, because the file doesn’t say on which day it starts.'}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {byHand !== '' && (
        <label className="grid items-center gap-2.25 text-small text-ink-2">
          Your browser keeps its clipboard closed. Copy the link from here.
          <textarea
            readOnly
            rows={3}
            value={byHand}
            ref={(area) => {
              area?.select()
            }}
          />
        </label>
      )}
    </div>
  )
})
