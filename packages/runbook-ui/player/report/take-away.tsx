import { memo, useId, useMemo, useState } from 'react'
import { makeLink } from '@cuewright/runbook/take-away'
import type { Forecast } from '@cuewright/runbook/forecast'
import { linkTo } from '../fragment.ts'
import { Keep, type KeepProps } from '../kept/keep.tsx'
import { printReport } from './printed.tsx'
import { saveCalendar, saveCsv, saveRunbook, saveWorkbook } from './save.ts'

type Props = KeepProps & { owner: string; forecast: Forecast | null }

/** A link to the runbook, and a menu with a sheet, a calendar and a printed report. Nothing is uploaded. */
export const TakeAway = memo(function TakeAway({ owner, forecast, ...keeping }: Props) {
  const { runbook } = keeping
  const link = useMemo(() => makeLink(runbook), [runbook])
  const address = link.ok ? linkTo(link.fragment) : ''
  const { copy, copied, refused } = useClipboard()
  const { make, hasFailed } = useMaking()
  const menu = useId()
  const hasDay = runbook.date !== null && runbook.t0 !== null
  const choices: readonly Choice[] = [
    { text: 'Save as Excel', act: () => saveWorkbook(runbook, forecast) },
    { text: 'Save as CSV', act: () => saveCsv(runbook, forecast) },
    {
      text: `Calendar for ${owner || 'an owner'}`,
      act: () => saveCalendar(runbook, owner),
      isDisabled: !hasDay || owner === '',
    },
    {
      text: 'Calendar for everyone',
      act: () => saveCalendar(runbook),
      isDisabled: !hasDay,
    },
    { text: 'Print report', act: printReport },
  ]
  return (
    <div className="player-take no-print flex flex-wrap items-center justify-between gap-3.5 py-6 edge-t-3-ink">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
        <button
          type="button"
          className="btn btn-ink"
          onClick={() => (link.ok ? void copy(address) : saveRunbook(runbook))}
        >
          {link.ok ? 'Copy link' : 'Save as a file'}
        </button>
        <button type="button" className="btn" popoverTarget={menu}>
          Save, print or add to calendar
        </button>
        <Menu id={menu} choices={choices} onChoose={make} />
        <p role="status" className="text-small">
          {hasFailed
            ? 'The file couldn’t be made. Try again, or reload the page.'
            : link.ok && copied === address && 'Link copied.'}
        </p>
      </div>
      <Keep {...keeping} />
      <p className="w-full text-data text-ink-2">
        {link.ok
          ? `The link contains the whole runbook, ${link.fragment.length.toLocaleString('en-GB')} characters after the ‘#’. Browsers never send that part.`
          : link.sentence}{' '}
        {hasDay
          ? 'Calendar times are in this device’s time zone.'
          : 'There’s no calendar, because this runbook has no date.'}
      </p>
      {link.ok && refused === address && <ToCopyByHand text={address} />}
    </div>
  )
})

type Choice = { text: string; act: () => unknown; isDisabled?: boolean }

type MenuProps = { id: string; choices: readonly Choice[]; onChoose: (act: Choice['act']) => void }

function Menu({ id, choices, onChoose }: MenuProps) {
  return (
    <div popover="auto" id={id} className="player-menu">
      {choices.map(({ text, act, isDisabled }) => (
        <button
          key={text}
          type="button"
          disabled={isDisabled}
          popoverTarget={id}
          onClick={() => onChoose(act)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

/** Makes what was chosen. The code of some files comes with the first press, and may not arrive. */
function useMaking() {
  const [hasFailed, setHasFailed] = useState(false)

  async function tryToMake(act: Choice['act']) {
    setHasFailed(false)
    try {
      await act()
    } catch (error) {
      reportError(error)
      setHasFailed(true)
    }
  }

  return { make: (act: Choice['act']) => void tryToMake(act), hasFailed }
}

/** The text that was copied last, and the one that the browser refused to copy, which is shown to be copied by hand. */
function useClipboard() {
  const [copied, setCopied] = useState('')
  const [refused, setRefused] = useState('')

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      setRefused('')
    } catch {
      // The browser refuses, or has no clipboard because the page is not on https.
      setRefused(text)
    }
  }

  return { copy, copied, refused }
}

/** Stays the same function, so that the field takes the focus once and not whenever it is drawn. */
function selectAll(area: HTMLTextAreaElement | null) {
  area?.select()
}

function ToCopyByHand({ text }: { text: string }) {
  return (
    <label className="grid w-full items-center gap-2.25 text-small text-ink-2">
      Your browser blocked the clipboard. Copy the link from here.
      <textarea readOnly rows={3} value={text} ref={selectAll} />
    </label>
  )
}
