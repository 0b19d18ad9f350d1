import type { Forecast } from '@cuewright/runbook/forecast'
import type { OwnRunbook } from '@cuewright/runbook/model'
import { cleanedSheet, runbookFile, runbookFileText, toCsv } from '@cuewright/runbook/take-away'

/** Saves a file. Characters that some file systems refuse are taken out of its name. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ')
  link.click()
  // By the next task, the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(address))
}

function saveText(text: string, type: string, name: string): void {
  save(new Blob([text], { type }), name)
}

export function saveRunbook(runbook: OwnRunbook): void {
  saveText(runbookFileText(runbook), runbookFile.type, `${runbook.title}${runbookFile.ending}`)
}

function sheetOf(runbook: OwnRunbook, forecast: Forecast | null) {
  return cleanedSheet(runbook, new Map(forecast?.tasks.map((task) => [task.id, task])))
}

export function saveCsv(runbook: OwnRunbook, forecast: Forecast | null): void {
  saveText(toCsv(sheetOf(runbook, forecast)), 'text/csv', `${runbook.title}.csv`)
}

export async function saveWorkbook(runbook: OwnRunbook, forecast: Forecast | null) {
  const { toXlsx } = await import('@cuewright/runbook/files')
  const { title } = runbook
  save(await toXlsx(title, sheetOf(runbook, forecast)), `${title}.xlsx`)
}

/** Saves the cues of one owner as a calendar, or without an owner those of everyone. */
export async function saveCalendar(runbook: OwnRunbook, owner?: string) {
  const { cueCalendar } = await import('@cuewright/runbook/files')
  // A sheet has no zone, so its times count as the visitor's own.
  const zero = new Date(`${runbook.date}T${runbook.t0}`)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const text = cueCalendar(runbook, { owner, zero, zone, now: new Date() })
  saveText(text, 'text/calendar', `${owner ?? runbook.title}.ics`)
}
