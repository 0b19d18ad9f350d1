import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  choiceKey,
  type ChoiceId,
  type Choices,
} from '../../../src/runbook/read/questions/choices.ts'
import { linkText } from '../../../src/runbook/take-away/cleaned-sheet.ts'
import { openRunbook, type RunbookSource } from '../../../src/runbook/open.ts'
import { linksOf } from '../../../src/runbook/model/link.ts'
import type { OwnRunbook } from '../../../src/runbook/model/own-runbook.ts'

export const folder = join(import.meta.dirname, '../../fixtures/spreadsheets')

/** The year that dates without one are read in, so that a test is the same next year. */
const today = 2026

/** Options by their questions, as `choiceKey` writes them: { 'row:14': 'out', unit: 'hours' }. */
export type Answers = Readonly<Record<string, string>>

export function choicesOf(answers: Answers): Choices {
  return Object.entries(answers).map(([key, option]) => {
    const [about, ...texts] = key.split(':')
    const text = texts.join(':')
    if (texts.length === 0) return { id: { about } as ChoiceId, option }
    const isNumber = ['sheet', 'column', 'row'].includes(about!)
    const id = isNumber ? { about, number: Number(text) } : { about, text }
    return { id: id as ChoiceId, option }
  })
}

/** Opens a file and reads it at once. */
export async function readRunbook(source: RunbookSource, answers: Answers = {}, year?: number) {
  const read = await openRunbook(source)
  return read(choicesOf(answers), year)
}

export async function readFixture(name: string, answers: Answers = {}) {
  const bytes = new Uint8Array(await readFile(join(folder, name)))
  return readRunbook({ name: name.replace(/^.*\//, ''), bytes }, answers, today)
}

export async function readText(text: string, answers: Answers = {}, name = 'text.csv') {
  return readRunbook({ name, bytes: new TextEncoder().encode(text) }, answers, today)
}

type Read = Awaited<ReturnType<typeof readFixture>>

export function runbookOf(read: Read): OwnRunbook {
  if (!read.ok) throw new Error(`${read.code}: ${read.sentence}`)
  return read.runbook
}

export async function ownOf(text: string, answers: Answers = {}): Promise<OwnRunbook> {
  return runbookOf(await readText(text, answers))
}

/** '1:10 2:30<1 3:20@45<2SS+15 min': ids, minutes, cues and links. */
export function summaryOf({ tasks, backout }: OwnRunbook): string {
  return [...tasks, ...backout]
    .map((task) => {
      const cue = task.cue === undefined ? '' : `@${task.cue}`
      const links = linksOf(task).map(linkText).join(',')
      return `${task.id}:${task.duration}${cue}${links && `<${links}`}`
    })
    .join(' ')
}

export function unsureOf(read: Read): string[] {
  return read.guesses.filter(({ isSure }) => !isSure).map(({ id }) => choiceKey(id))
}
