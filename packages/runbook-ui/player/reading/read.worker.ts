import {
  Refused,
  failure,
  loaded,
  loadReaders,
  showRunbook,
  type Failure,
  type Opening,
  type OpenRunbook,
  type Reading,
} from '@cuewright/runbook/open'
import { listKept } from '@cuewright/runbook/kept-list'
import { peopleIn } from '@cuewright/runbook/model'
import type { Earlier, LaterVersion, Reason, PlanSettings } from '@cuewright/runbook/versions'
import type { ReadAnswer, ReadRequest, ReadResult, ToOpen } from './messages.ts'
import type { Found } from './sources.ts'

/** What is open. `reading` is how a kept runbook's file was read, which is not kept itself. */
let current: (Found & { readonly later: LaterVersion | undefined }) | undefined

/** What the page shows of it; undefined if it can't be read so. */
let shown: OpenRunbook | undefined

/** The visitor's inputs. */
let planSettings: PlanSettings | undefined

function answer(message: ReadAnswer) {
  postMessage(message)
}

function refused(why: Failure, name = ''): ReadResult {
  return { name, opened: why }
}

function nameOf(name: string, opened: OpenRunbook | Failure): string {
  return name || (opened.ok ? opened.runbook.title : '')
}

function show(opened: OpenRunbook | Failure): ReadResult {
  if (!current) return refused(failure('unreadable'))
  const { name, later, reading, reached, at } = current
  shown = opened.ok ? opened : undefined
  return {
    name: nameOf(name, opened),
    opened,
    compared: later && opened.ok ? later.comparedAs(opened.runbook) : null,
    reading: (opened.ok && opened.reading) || reading,
    reached,
    at,
  }
}

async function open(source: ToOpen): Promise<ReadResult> {
  current = undefined
  shown = undefined
  planSettings = undefined
  const { openSource } = await loaded(import('./sources.ts'))
  const found = await openSource(source)
  if ('code' in found) return refused(found, 'kept' in source ? source.kept : '')
  const later =
    'file' in source ? await findLater(found.opening, source.before).catch(notCompared) : undefined
  const opening = later ?? found.opening
  current = { ...found, opening, later }
  return show(opening.read(later?.reading))
}

/** Loads the comparison only for a second file: the first has nothing to be compared with. */
async function findLater(opening: Opening, before?: Earlier): Promise<LaterVersion | undefined> {
  const kept = await listKept()
  if (!before && kept.length === 0) return undefined
  const { laterVersionOf } = await import('./later-version.ts')
  return laterVersionOf(opening, before, kept)
}

/** The file opens even if it cannot be compared. */
function notCompared(error: unknown): undefined {
  console.error(error)
}

function readAgain(reading: Reading): ReadResult {
  return current ? show(current.opening.read(reading)) : refused(failure('unreadable'))
}

/** A saved runbook has no file: only its backout may still have to be named. */
function showWithBackout(group: string): ReadResult {
  return shown ? show(showRunbook(shown.runbook, group)) : refused(failure('unreadable'))
}

/** The inputs that a chance depends on, as a string to compare. */
function chanceBy({ windowEnd, forecast, teams }: Partial<PlanSettings> = {}): string {
  return JSON.stringify([windowEnd, forecast, teams])
}

/** Enough to compare two versions, because both use the same random numbers. */
const runs = 1000

/** Takes the visitor's inputs. Returns what has moved the chance since the earlier version; null if that is not known. */
async function takeInputs(inputs: PlanSettings): Promise<readonly Reason[] | null> {
  const isNew = chanceBy(inputs) !== chanceBy(planSettings)
  planSettings = inputs
  const { windowEnd, forecast, teams } = inputs
  const isKnown = windowEnd !== null && forecast !== undefined
  if (!isNew || !isKnown || !current?.later || !shown) return null
  const { chanceInside, forecastOf, of100 } = await import('@cuewright/runbook/forecast')
  return current.later.reasonsFor(shown.runbook, (runbook) =>
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

async function replyTo(request: ReadRequest): Promise<void> {
  const { id } = request
  if ('planSettings' in request) {
    const reasons = await takeInputs(request.planSettings)
    if (reasons) answer({ id, reasons })
  } else if ('reading' in request) {
    answer({ id, result: readAgain(request.reading) })
  } else if ('backout' in request) {
    answer({ id, result: showWithBackout(request.backout) })
  } else {
    answer({ id, result: await open(request) })
  }
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

/** Loads what files may need, one after the other and before there is one, so that they open without a network. */
async function loadAhead() {
  await import('./sources.ts')
  await loadReaders()
  await import('./later-version.ts')
  await import('@cuewright/runbook/forecast')
}

// What did not arrive is asked for again when a file needs it.
loadAhead().catch(() => undefined)
