import {
  Refused,
  failure,
  showRunbook,
  type Failure,
  type Opening,
  type OpenRunbook,
  type Reading,
} from '@cuewright/runbook/open'
import { listKept } from '@cuewright/runbook/kept-list'
import { peopleIn, type OwnRunbook } from '@cuewright/runbook/model'
import type { Earlier, LaterVersion, Reason, PlanSettings } from '@cuewright/runbook/versions'
import type { Arrival, KeptState, ReadAnswer, ReadRequest, ReadResult } from './messages.ts'

/** The open runbook. */
type Opened = Pick<KeptState, 'reached'> & {
  readonly name: string
  readonly isFile: boolean
  readonly opening: Opening
  readonly later?: LaterVersion | undefined
  /** How the file of a kept runbook was read. The file itself is not kept. */
  readonly reading?: Reading | null | undefined
}

let opened: Opened | undefined
let shown: OpenRunbook | undefined

/** The visitor's inputs. */
let planSettings: PlanSettings | undefined
/** The runbook that was open before this file. */
let before: Earlier | undefined

/** Enough to compare two versions, because both use the same random numbers. */
const runs = 1000

function answer(message: ReadAnswer) {
  postMessage(message)
}

function refused(why: Failure, name = ''): ReadResult {
  return { name, read: why }
}

function nameOf(name: string, read: OpenRunbook | Failure): string {
  return name || (read.ok ? read.runbook.title : '')
}

function show(read: OpenRunbook | Failure): ReadResult {
  if (!opened) return refused(failure('unreadable'))
  const { name, later, reading, reached } = opened
  shown = read.ok ? read : undefined
  return {
    name: nameOf(name, read),
    read,
    compared: later && read.ok ? later.comparedAs(read.runbook) : null,
    reading: (read.ok && read.reading) || reading,
    reached,
  }
}

/** The inputs that a chance depends on, as a string to compare. */
function chanceBy({ windowEnd, forecast, teams }: Partial<PlanSettings> = {}): string {
  return JSON.stringify([windowEnd, forecast, teams])
}

/** Takes the visitor's inputs, and says what has moved the chance since the earlier version. Null if it is not known. */
async function hear(news: PlanSettings): Promise<readonly Reason[] | null> {
  const isNew = chanceBy(news) !== chanceBy(planSettings)
  planSettings = news
  const { windowEnd, forecast, teams } = news
  const isKnown = windowEnd !== null && forecast !== undefined
  if (!isNew || !isKnown || !opened?.later || !shown) return null
  const { chanceInside, forecastOf, of100 } = await import('@cuewright/runbook/forecast')
  return opened.later.reasonsFor(shown.runbook, (runbook: OwnRunbook) =>
    of100(
      chanceInside(
        forecastOf({
          runbook: { ...runbook, windowEnd },
          settings: { ...forecast, runs },
          people: peopleIn({ ...runbook, teams }),
          delays: [],
          risks: runbook.risks,
          minute: null,
        }),
        windowEnd,
      ),
    ),
  )
}

/** Loads the comparison only for a second file: the first has nothing to be compared with. */
async function laterOf(opening: Opening): Promise<LaterVersion | undefined> {
  const kept = await listKept()
  if (!before && kept.length === 0) return undefined
  const versions = await import('./later.ts')
  return versions.laterOf(opening, before, kept)
}

/** The file opens even if it cannot be compared. */
function notCompared(error: unknown): undefined {
  console.error(error)
}

async function openAs(found: Omit<Opened, 'later'>): Promise<ReadResult> {
  const later = found.isFile ? await laterOf(found.opening).catch(notCompared) : undefined
  opened = { ...found, opening: later ?? found.opening, later }
  return show(opened.opening.read(later?.reading))
}

async function arrive(arrival: Arrival): Promise<ReadResult> {
  if (opened && shown)
    before = {
      name: nameOf(opened.name, shown),
      runbook: { ...shown.runbook, ...planSettings },
      reading: shown.reading ?? opened.reading ?? null,
    }
  opened = undefined
  shown = undefined
  planSettings = undefined
  const arrivals = await import('./arrival.ts').catch(() => {
    throw new Refused('not_loaded')
  })
  if ('file' in arrival) {
    const { file } = arrival
    const bytes = new Uint8Array(await file.arrayBuffer())
    return openAs({ ...(await arrivals.openFile({ name: file.name, bytes })), isFile: true })
  }
  if ('example' in arrival) {
    const opening = arrivals.savedRunbook(arrival.example)
    return openAs({ name: '', opening, isFile: false })
  }
  const found = await arrivals.arrivalOf(arrival)
  if ('code' in found) return refused(found, 'kept' in arrival ? arrival.kept : '')
  return openAs({ ...found, isFile: false })
}

/** A saved runbook has no file: only its backout may still have to be named. */
function withBackout(group: string): ReadResult {
  return shown ? show(showRunbook(shown.runbook, group)) : refused(failure('unreadable'))
}

async function replyTo(data: ReadRequest): Promise<void> {
  const { id } = data
  if ('planSettings' in data) {
    const reasons = await hear(data.planSettings)
    if (reasons) answer({ id, reasons })
  } else if ('reading' in data) {
    answer({ id, result: opened ? show(opened.opening.read(data.reading)) : null })
  } else answer({ id, result: 'backout' in data ? withBackout(data.backout) : await arrive(data) })
}

// One after the other, so that a slow file does not replace one chosen after it.
let last: Promise<void> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  last = last
    .then(() => replyTo(data))
    .catch((error: unknown) => {
      const isExpected = error instanceof Refused
      if (!isExpected) console.error(error)
      const why = isExpected ? error.failure : failure('unreadable')
      answer({ id: data.id, result: refused(why) })
    })
})
answer('ready')
