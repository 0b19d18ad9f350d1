import {
  Refused,
  failure,
  type Failure,
  openRunbook,
  type Read,
  type RunbookSource,
  weigh,
  type Opened,
  type Choices,
  type Weighed,
} from '#runbook/open'
import { listKept } from '#runbook/kept-list'
import type { OwnRunbook } from '#runbook/model'
import {
  answersOf,
  type ReadingAnswer,
  type Earlier,
  type LaterVersion,
  type Said,
} from '#runbook/versions'
import { handedOver } from '../fragment.ts'
import type { Arrival, KeptState, ReadAnswer, ReadRequest, ReadResult } from './messages.ts'

type Opening = Pick<KeptState, 'reached'> & {
  readonly name: string
  readonly isFile: boolean
  readonly read: Read
  readonly later?: LaterVersion | undefined
  /** The answers kept with a runbook. Its file is not kept. */
  readonly answers?: readonly ReadingAnswer[] | undefined
}

/** The open file. It is in this worker's memory and nowhere else. */
let opened: Opening | undefined
let shown: Opened | undefined

/** The visitor's inputs. */
let said: Said | undefined
/** The runbook that was open before this file. */
let before: Earlier | undefined

/** Returns the chance that a runbook ends in time; null while the window's end or the spread is unknown. */
let chanceOf: ((own: OwnRunbook) => number) | null = null

/** These are enough to compare two answers, because both use the same random numbers. */
const runs = 1000

function answer(message: ReadAnswer) {
  postMessage(message)
}

function refused(why: Failure, name = ''): ReadResult {
  return { name, read: why, weighed: null }
}

function readBy(choices: Choices): ReadResult {
  if (!opened) return refused(failure('unreadable'))
  const { read, later } = opened
  const began = performance.now()
  const result = read(choices)
  shown = { read, opened: result, choices, took: performance.now() - began }
  return {
    name: nameOf(opened.name, result),
    read: result,
    weighed: weighed(),
    compared: later && result.ok ? later.comparedAs(result.runbook) : null,
    answers: answers(),
    choices,
    reached: opened.reached,
    isFile: opened.isFile,
  }
}

function nameOf(name: string, read: ReturnType<Read>): string {
  return name || (read.ok ? read.runbook.title : '')
}

function answers(): readonly ReadingAnswer[] {
  return opened?.answers ?? (shown ? answersOf(shown.opened.guesses, shown.choices) : [])
}

function weighed(): Weighed | null {
  const told = shown ? weigh(shown, chanceOf) : null
  if (!told || !shown?.opened.ok || !chanceOf) return told
  return { ...told, reasons: opened?.later?.reasonsFor(shown.opened.runbook, chanceOf) ?? [] }
}

/** The inputs that a chance depends on, as a string to compare. */
function chanceBy({ windowEnd, forecast, teams }: Partial<Said> = {}): string {
  return JSON.stringify([windowEnd, forecast, teams])
}

/** Takes the visitor's inputs. Returns whether the questions must be weighed again. */
async function hear(news: Said): Promise<boolean> {
  const { windowEnd, forecast, teams } = news
  const isKnown = windowEnd !== null && forecast !== undefined
  const isNew = chanceBy(news) !== chanceBy(said)
  const wasKnown = chanceOf !== null
  said = news
  if (!isNew) return false
  chanceOf = null
  if (isKnown) {
    const { chanceInside, forecastOf, of100, peopleIn } = await import('#runbook/forecast')
    chanceOf = (own) =>
      of100(
        chanceInside(
          forecastOf({
            runbook: { ...own, windowEnd },
            settings: { ...forecast, runs },
            people: peopleIn(teams),
            delays: [],
            risks: own.risks,
            minute: null,
          }),
          windowEnd,
        ),
      )
  }
  return isKnown || wasKnown
}

async function open(
  name: string,
  source: RunbookSource & KeptState,
  isFile: boolean,
): Promise<ReadResult> {
  const original = await openRunbook(source)
  const later = isFile ? await laterOf(original).catch(notCompared) : undefined
  const { answers: given, reached } = source
  opened = { name, isFile, read: later?.read ?? original, later, answers: given, reached }
  return readBy(later?.choices ?? [])
}

/** Loads the comparison only for a second file: the first has nothing to be compared with. */
async function laterOf(read: Read): Promise<LaterVersion | undefined> {
  const kept = await listKept()
  if (!before && kept.length === 0) return undefined
  const versions = await import('./later.ts')
  return versions.laterOf(read, before, kept)
}

/** The file opens even if it cannot be compared. */
function notCompared(error: unknown): undefined {
  console.error(error)
}

async function arrive(arrival: Arrival): Promise<ReadResult> {
  if (opened && shown?.opened.ok)
    before = {
      name: nameOf(opened.name, shown.opened),
      runbook: { ...shown.opened.runbook, ...said },
      answers: answers(),
    }
  opened = undefined
  shown = undefined
  said = undefined
  chanceOf = null
  if ('file' in arrival) {
    const { file } = arrival
    const bytes = new Uint8Array(await file.arrayBuffer())
    return open(file.name, { name: file.name, bytes }, true)
  }
  if ('example' in arrival) return open('', { runbook: arrival.example }, false)
  const { sourceOf } = await import('./arrival.ts').catch(() => {
    throw new Refused('not_loaded')
  })
  const source = await sourceOf(arrival)
  if (source === null) return null
  if ('code' in source) return refused(source, 'kept' in arrival ? arrival.kept : '')
  const isFile = 'wanted' in arrival && arrival.wanted === handedOver
  return open('name' in source ? source.name : '', source, isFile)
}

// One after the other, so that a slow file does not replace one chosen after it.
let last: Promise<void> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  last = last
    .then(async () => {
      const { id } = data
      if ('said' in data) {
        if (await hear(data.said)) answer({ id, weighed: weighed() })
        return
      }
      answer({ id, result: 'choices' in data ? readBy(data.choices) : await arrive(data) })
    })
    .catch((error: unknown) => {
      const isExpected = error instanceof Refused
      if (!isExpected) console.error(error)
      const why = isExpected ? error.failure : failure('unreadable')
      answer({ id: data.id, result: refused(why) })
    })
})
answer('ready')
