import { Refused, failure, refusal, type Failure } from '../../../runbook/failure.ts'
import { openRunbook, type Read, type RunbookSource } from '../../../runbook/open.ts'
import { listKept } from '../../../runbook/take-away/device/list-kept.ts'
import { weigh, type Opened } from '../../../runbook/weigh.ts'
import type { OwnRunbook } from '../../../runbook/model/own-runbook.ts'
import type { Choices } from '../../../runbook/read/questions/choices.ts'
import { answersOf, type ReadingAnswer } from '../../../runbook/versions/answers.ts'
import type { Earlier, LaterVersion, Said } from '../../../runbook/versions/version.ts'
import { handedOver } from '../fragment.ts'
import type { Arrival, ReadAnswer, ReadRequest, ReadResult } from './messages.ts'

type Opening = {
  readonly name: string
  readonly read: Read
  readonly later?: LaterVersion | undefined
  /** Of what is kept, whose file is not at hand. */
  readonly answers?: readonly ReadingAnswer[] | undefined
}

/** What is open, in this worker's memory and nowhere else; and how it was read. */
let opened: Opening | undefined
let shown: Opened | undefined

/** What has been said of it beside its file. */
let said: Said | undefined
/** What was open before. */
let before: Earlier | undefined

/** What a chance is told by, once it is known. */
let chanceOf: ((own: OwnRunbook) => number) | null = null

/** Enough to tell one answer from another; the same draws for both. */
const runs = 1000

function answer(message: ReadAnswer) {
  postMessage(message)
}

function refused(why: Failure, name = ''): ReadResult {
  return { name, read: refusal(why), weighed: null }
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
  }
}

/** A file is called by its own name, everything else by its runbook's title. */
function nameOf(name: string, read: ReturnType<Read>): string {
  return name || (read.ok ? read.runbook.title : '')
}

function answers(): readonly ReadingAnswer[] {
  return opened?.answers ?? (shown ? answersOf(shown.opened.guesses, shown.choices) : [])
}

function weighed() {
  return shown ? weigh(shown, chanceOf) : null
}

/** What a chance depends on, as a text. */
function chanceBy({ windowEnd, forecast, risks }: Partial<Said> = {}): string {
  return JSON.stringify([windowEnd, forecast, risks])
}

/** Whether the chance is known now, or was. */
async function hear(news: Said): Promise<boolean> {
  const { windowEnd, forecast, risks } = news
  const isKnown = windowEnd !== null && forecast !== undefined
  const isNew = chanceBy(news) !== chanceBy(said)
  const wasKnown = chanceOf !== null
  said = news
  if (!isNew) return false
  chanceOf = null
  if (isKnown) {
    const { chanceInside, of100 } = await import('../../../runbook/forecast/figures.ts')
    const { forecastOf } = await import('../../../runbook/forecast/simulate.ts')
    chanceOf = (own) =>
      of100(
        chanceInside(
          forecastOf({
            runbook: { ...own, windowEnd },
            settings: { ...forecast, runs },
            delays: [],
            risks,
            minute: null,
          }),
          windowEnd,
        ),
      )
  }
  return isKnown || wasKnown
}

type Source = RunbookSource & Pick<Opening, 'answers'>

async function open(name: string, source: Source, isFile: boolean): Promise<ReadResult> {
  const original = await openRunbook(source)
  const later = isFile ? await laterOf(original).catch(notCompared) : undefined
  opened = { name, read: later?.read ?? original, later, answers: source.answers }
  return readBy(later?.choices ?? {})
}

/** A first file is compared with nothing, so that nothing is loaded for it. */
async function laterOf(read: Read): Promise<LaterVersion | undefined> {
  const kept = await listKept()
  if (!before && kept.length === 0) return undefined
  const versions = await import('./later.ts')
  return versions.laterOf(read, before, kept)
}

/** The file is opened all the same. */
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
  const { sourceOf } = await import('./arrival.ts').catch(() => {
    throw new Refused('not_loaded')
  })
  const source = await sourceOf(arrival)
  if (source === null) return null
  if ('code' in source) return refused(source, 'kept' in arrival ? arrival.kept : '')
  const isFile = 'wanted' in arrival && arrival.wanted === handedOver
  return open('name' in source ? source.name : '', source, isFile)
}

// In turn: a file that takes long must not take the place of one that was chosen after it.
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
