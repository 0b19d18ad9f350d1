import { memo, useMemo, useState } from 'react'
import { failureText } from '#runbook/open'
import { makeLink } from '#runbook/take-away'
import type { Forecast } from '#runbook/forecast'
import { linkTo } from '../fragment.ts'
import { Keep, type KeepProps } from './keep.tsx'
import { printReport } from './printed.tsx'
import { saveCalendar, saveCsv, saveRunbook, saveWorkbook } from './save.ts'

type Props = KeepProps & { owner: string; forecast: Forecast | null }

/** The runbook as a link, a sheet, a calendar and a printed report. Nothing of it is sent anywhere. */
export const TakeAway = memo(function TakeAway({ owner, forecast, ...keeping }: Props) {
  const { runbook } = keeping
  const link = useMemo(() => makeLink(runbook), [runbook])
  const { copy, copied, byHand } = useClipboard()
  const hasDay = runbook.date !== null && runbook.t0 !== null
  return (
    <div className="player-take no-print [&_.btn]:overflow-hidden [&_.btn]:max-w-full [&_.btn]:text-ellipsis lt-md:[&_.btn]:flex-[1_1_45%] grid gap-3.5 py-4.5 edge-t-ink">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
        {link.ok ? (
          <Button text="Copy link" onClick={() => void copy(linkTo(link.fragment))} />
        ) : (
          <Button text="Save as a file" onClick={() => saveRunbook(runbook)} />
        )}
        <Button text="Save as Excel" onClick={() => void saveWorkbook(runbook, forecast)} />
        <Button text="Save as CSV" onClick={() => saveCsv(runbook, forecast)} />
        <Button
          text={`Calendar for ${owner || 'an owner'}`}
          disabled={!hasDay || owner === ''}
          onClick={() => void saveCalendar(runbook, owner)}
        />
        <Button
          text="Calendar for everyone"
          disabled={!hasDay}
          onClick={() => void saveCalendar(runbook)}
        />
        <Button text="Print report" onClick={printReport} />
      </div>
      <Keep {...keeping} />
      <p className="text-data text-ink-2">
        {link.ok
          ? `The link holds the whole runbook after its ‘#’, which browsers don’t send. This one is ${link.fragment.length.toLocaleString('en-GB')} characters.`
          : failureText(link)}{' '}
        {hasDay
          ? 'Calendars take the times to be in this device’s time zone.'
          : 'There’s no calendar, because the file doesn’t say on which day it starts.'}
      </p>
      <p role="status" className="sr-only">
        {copied && 'The link is on the clipboard.'}
      </p>
      {byHand !== '' && <ToCopyByHand text={byHand} />}
    </div>
  )
})

type ButtonProps = { text: string; disabled?: boolean; onClick: () => void }

function Button({ text, ...button }: ButtonProps) {
  return (
    <button type="button" className="btn" {...button}>
      {text}
    </button>
  )
}

/** Copies a text. What the browser does not let on its clipboard is to be copied by hand. */
function useClipboard() {
  const [copied, setCopied] = useState(false)
  const [byHand, setByHand] = useState('')

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // It refuses, or the page has no clipboard because its address is not secure.
      setByHand(text)
    }
  }

  return { copy, copied, byHand }
}

function ToCopyByHand({ text }: { text: string }) {
  return (
    <label className="grid items-center gap-2.25 text-small text-ink-2">
      Your browser blocked the clipboard. Copy the link from here.
      <textarea
        readOnly
        rows={3}
        value={text}
        ref={(area) => {
          area?.select()
        }}
      />
    </label>
  )
}
