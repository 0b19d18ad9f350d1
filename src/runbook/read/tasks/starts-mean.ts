import { lagMinutes } from '../../model/link.ts'
import type { Answers } from '../questions/answers.ts'
import { answered, type Choices, type Guess } from '../questions/choices.ts'
import type { SheetTask } from './tasks.ts'

export type StartMeaning = keyof Answers['starts']

/** Returns the start that the links alone would give; null if a time is missing. */
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

/** Starts are an old plan if nine of ten tasks start in the minute that their links allow. */
function guessMeaning(tasks: readonly SheetTask[]): { meaning: StartMeaning; isSure: boolean } {
  // Dates without a time say when the work was planned for, not when it begins.
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

export function readStartMeaning(
  tasks: readonly SheetTask[],
  choices: Choices,
): { meaning: StartMeaning; guess: Guess | false } {
  const { meaning, isSure } = guessMeaning(tasks)
  const starts = answered(choices, 'starts', meaning)
  const sentence =
    starts.chosen === 'cues'
      ? 'Start times are cues: no task starts before its time.'
      : 'Start times are from an old plan: dependencies decide when a task starts.'
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
