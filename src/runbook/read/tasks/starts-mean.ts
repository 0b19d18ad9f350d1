import { lagMinutes } from '../../model/link.ts'
import { decide, type Choices, type Guess } from '../questions/choices.ts'
import type { SheetTask } from './sheet-task.ts'

/**
 * What a sheet's start times are: cues, before which nothing starts, or the old plan that its links
 * have worked out and that every slip makes obsolete.
 */
const startTexts = {
  cues: 'cues: no task starts before its time',
  plan: 'the old plan: links decide, and a time counts only where nothing else does',
} as const

export type StartMeaning = keyof typeof startTexts

/** The minute at which a task's links alone would let it begin, by the sheet's own times. */
function linkedStart(task: SheetTask, byKey: ReadonlyMap<string, SheetTask>): number | null {
  let start = -Infinity
  for (const { from: key, kind, lag } of task.links) {
    const from = byKey.get(key)
    if (!from || from.startMinute === null) return null
    if (typeof from.duration !== 'number' || typeof task.duration !== 'number') return null
    const held = kind.startsWith('finish') ? from.startMinute + from.duration : from.startMinute
    const wait = lagMinutes(lag, from.duration)
    start = Math.max(start, held + wait - (kind.endsWith('finish') ? task.duration : 0))
  }
  return Number.isFinite(start) ? Math.max(0, start) : null
}

/**
 * A plan where a program has worked the starts out: nine of ten tasks start the minute that their
 * links allow. Otherwise people have written when to begin, and the starts are cues. Where every
 * start is the one that its links allow, or there is none beside links, both readings come to the
 * same times, and nobody has to decide.
 */
function guessMeaning(tasks: readonly SheetTask[]): { meaning: StartMeaning; isSure: boolean } {
  // Days without times are when the work was planned for, not when it begins.
  const starts = tasks.flatMap(({ start }) => (typeof start === 'object' ? [start] : []))
  if (starts.length > 0 && starts.every(({ isDay }) => isDay))
    return { meaning: 'plan', isSure: true }
  const byKey = new Map(tasks.map((task) => [task.key, task]))
  const linked = tasks.filter(
    ({ isFixed, links, startMinute }) => !isFixed && links.length > 0 && startMinute !== null,
  )
  const offs = linked.flatMap((task) => {
    const start = linkedStart(task, byKey)
    return start === null ? [] : [Math.abs(task.startMinute! - start)]
  })
  const exact = offs.filter((off) => off <= 1).length
  const isPlan = offs.length >= tasks.length / 3 && exact >= offs.length * 0.9
  return { meaning: isPlan ? 'plan' : 'cues', isSure: isPlan || exact === linked.length }
}

/** What the start times mean, and the question where there are any. `choices`: 'starts'. */
export function readStartMeaning(
  tasks: readonly SheetTask[],
  choices: Choices,
): { meaning: StartMeaning; guess: Guess | false } {
  const { meaning, isSure } = guessMeaning(tasks)
  const starts = decide(choices, 'starts', startTexts, meaning)
  const sentence =
    starts.chosen === 'cues'
      ? 'Start times are cues: no task starts before its time.'
      : 'Start times are the old plan: the links decide when a task starts.'
  return {
    meaning: starts.chosen,
    guess: tasks.some(({ startMinute, isFixed }) => startMinute !== null && !isFixed) && {
      ...starts,
      where: '',
      sentence,
      isSure,
    },
  }
}
