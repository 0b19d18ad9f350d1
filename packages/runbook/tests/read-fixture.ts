import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { courseOf } from '../model/course.ts'
import { linksOf } from '../model/link.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import { openRunbook, type OpenRunbook } from '../open.ts'
import type { Failure } from '../failure.ts'
import type { Reading } from '../reading.ts'

export const folder = join(import.meta.dirname, 'fixtures/spreadsheets')

type Opened = OpenRunbook | Failure

export async function readFixture(name: string, reading?: Reading): Promise<Opened> {
  const bytes = new Uint8Array(await readFile(join(folder, name)))
  return openRunbook({ name: name.replace(/^.*\//, ''), bytes }, reading)
}

export async function readText(text: string, reading?: Reading, name = 'text.csv') {
  return openRunbook({ name, bytes: new TextEncoder().encode(text) }, reading)
}

/** Fails with the file's own sentence if it doesn't open. */
export function opened(read: Opened): OpenRunbook {
  if (!read.ok) throw new Error(`${read.code}: ${read.sentence}`)
  return read
}

export function runbookOf(read: Opened): OwnRunbook {
  return opened(read).runbook
}

/** How it was read, whether it opens or not. */
export function readingOf(read: Opened): Reading {
  if (!read.reading) throw new Error('It has no reading')
  return read.reading
}

export async function ownOf(text: string): Promise<OwnRunbook> {
  return runbookOf(await readText(text))
}

/** '1 0+10, 2 10+30<1': ids, starts and lengths in minutes, and what each waits for. A backout task has no start. */
export function summaryOf({ tasks, backout }: OwnRunbook): string {
  const starts = new Map(courseOf({ tasks }).tasks.map(({ task, start }) => [task.id, start]))
  return [...tasks, ...backout]
    .map((task) => {
      const links = linksOf(task).map(({ from }) => from)
      const after = links.length > 0 ? `<${links.join('&')}` : ''
      return `${task.id} ${starts.get(task.id) ?? ''}+${task.duration}${after}`
    })
    .join(', ')
}
