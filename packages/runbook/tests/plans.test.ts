import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { courseOf, type Runbook } from '@cuewright/runbook/model'
import { openForReading, type OpenRunbook } from '@cuewright/runbook/open'
import { linksOf } from '../model/link.ts'

/** What is true of a file; `fixtures/plans/README.md` says what each field means. */
type Truth = {
  tasks?: number
  backout?: number
  links?: number
  groups?: number
  finish?: number
  each?: Record<string, [start: number, finish: number]>
  names?: string[]
  ids?: string[]
  owners?: string[]
  deadlines?: [task: string, minute: number][]
  rehearsed?: Record<string, number>
  or_told?: boolean
  tell?: string[]
  refused?: boolean
  should_say?: string
  must_say?: string[]
  must_not_say?: string
  must_not_find?: string
  must_not_match?: string
  why: string
}

const root = join(import.meta.dirname, 'fixtures/plans')

/** A key of `each` is the file's own number; where there are no numbers, a name or a place from 1. */
function taskFor(key: string, keys: readonly string[], tasks: Runbook['tasks']) {
  const ids = new Set(tasks.map(({ id }) => id))
  if (keys.every((each) => ids.has(each))) return tasks.find(({ id }) => id === key)
  return tasks.find(({ name }) => name === key) ?? tasks[Number(key) - 1]
}

/** The fields of the truth, as they were read. Times are minutes from the first start. */
function readingOf({ runbook }: OpenRunbook, { each = {}, rehearsed = {} }: Truth) {
  const times = courseOf(runbook).tasks
  const first = Math.min(...times.map(({ start }) => start))
  function spanOf(key: string) {
    const found = taskFor(key, Object.keys(each), runbook.tasks)
    const time = times.find(({ task }) => task.id === found?.id)
    return time ? [time.start - first, time.finish - first] : 'no such task'
  }
  function rehearsedIn(key: string) {
    return taskFor(key, Object.keys(rehearsed), runbook.tasks)?.actual ?? 'not seen'
  }
  return {
    tasks: runbook.tasks.length,
    backout: runbook.backout.length,
    links: runbook.tasks.flatMap((task) => linksOf(task)).length,
    groups: runbook.groups.length,
    finish: Math.max(...times.map(({ finish }) => finish)) - first,
    each: Object.fromEntries(Object.keys(each).map((key) => [key, spanOf(key)])),
    names: runbook.tasks.map(({ name }) => name),
    ids: runbook.tasks.map(({ id }) => id),
    owners: runbook.tasks.map(({ owner }) => owner),
    deadlines: (runbook.deadlines ?? []).map(({ task, by }) => [task, by - first]),
    rehearsed: Object.fromEntries(Object.keys(rehearsed).map((key) => [key, rehearsedIn(key)])),
  }
}

/** Only the entries of a list or an object that differ, so that a failure fits on a screen. */
function difference(field: string, expected: unknown, read: unknown): string[] {
  if (JSON.stringify(expected) === JSON.stringify(read)) return []
  if (typeof expected !== 'object' || typeof read !== 'object')
    return [`${field}: expected ${JSON.stringify(expected)}, read ${JSON.stringify(read)}`]
  const other = read as Record<string, unknown>
  return Object.entries(expected ?? {}).flatMap(([key, value]) =>
    difference(`${field} ${key}`, value, other[key]),
  )
}

function has(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase())
}

/** `findings` and `all`, which has the strip's texts too, are searched for words. */
function wordFaults(truth: Truth, findings: string, all: string): string[] {
  const { must_say = [], must_not_say, must_not_find, must_not_match } = truth
  return [
    ...must_say.filter((words) => !has(all, words)).map((words) => `“${words}” is not said`),
    ...(must_not_say && has(all, must_not_say) ? [`says “${must_not_say}”`] : []),
    ...(must_not_find && has(findings, must_not_find) ? [`finds “${must_not_find}”`] : []),
    ...(must_not_match && new RegExp(must_not_match).test(all) ? [`has /${must_not_match}/`] : []),
  ]
}

function refusalFaults(sentence: string, truth: Truth): string[] {
  const words = truth.should_say?.split(':')[0]
  if (!truth.refused || !words) return [`refused: ${sentence}`]
  const isTrue = has(sentence, words)
  return [
    ...(isTrue ? [] : [`expected a sentence with “${words}”, read: ${sentence}`]),
    ...wordFaults(truth, '', sentence),
  ]
}

function openedFaults(opened: OpenRunbook, truth: Truth): string[] {
  if (truth.refused) return ['expected a refusal, but it opened']
  const findings = JSON.stringify(opened.findings)
  const all = findings + JSON.stringify(opened.reading)
  const isTold = truth.or_told === true && (truth.tell ?? []).some((words) => has(all, words))
  const read = readingOf(opened, truth)
  const differences = Object.entries(read).flatMap(([field, value]) => {
    const expected = truth[field as keyof typeof read]
    return expected === undefined ? [] : difference(field, expected, value)
  })
  return [...(isTold ? [] : differences), ...wordFaults(truth, findings, all)]
}

for (const folder of ['cases', 'kept']) {
  const truths = JSON.parse(await readFile(join(root, folder, 'truth.json'), 'utf8')) as Record<
    string,
    Truth
  >

  describe(`plans of ${folder}/`, () => {
    test('every file has its truth', async () => {
      const names = await readdir(join(root, folder))
      const files = names.filter((name) => name !== 'README.md' && name !== 'truth.json')
      expect(files.toSorted()).toEqual(Object.keys(truths).toSorted())
    })

    for (const [name, truth] of Object.entries(truths)) {
      test(`${name}: ${truth.why}`, async () => {
        const bytes = new Uint8Array(await readFile(join(root, folder, name)))
        const { read } = await openForReading({ name, bytes })
        const opened = read()
        const faults = opened.ok
          ? openedFaults(opened, truth)
          : refusalFaults(opened.sentence, truth)
        expect(faults, faults.slice(0, 8).join('; ')).toEqual([])
        // The strip hands the whole reading back when one column is changed.
        expect(opened.ok ? read(opened.reading) : opened).toEqual(opened)
      })
    }
  })
}
