import { Refused, failure, refusal, type Failure } from '../../../runbook/failure.ts'
import { openRunbook, type Read, type RunbookSource } from '../../../runbook/open.ts'
import { weigh, type Opened } from '../../../runbook/weigh.ts'
import type { OwnRunbook } from '../../../runbook/model/own-runbook.ts'
import type { Choices } from '../../../runbook/read/questions/choices.ts'
import type { Arrival, Known, ReadAnswer, ReadRequest, ReadResult } from './messages.ts'

/** What is open, in this worker's memory and nowhere else; and how it was read. */
let opened: { readonly name: string; readonly read: Read } | undefined
let shown: Opened | undefined

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

/** A file is called by its own name, everything else by its runbook's title. */
function readBy(choices: Choices): ReadResult {
  if (!opened) return refused(failure('unreadable'))
  const { name, read } = opened
  const began = performance.now()
  const result = read(choices)
  shown = { read, opened: result, choices, took: performance.now() - began }
  return { name: name || (result.ok ? result.runbook.title : ''), read: result, weighed: weighed() }
}

function weighed() {
  return shown ? weigh(shown, chanceOf) : null
}

async function know(known: Known | null) {
  chanceOf = null
  if (known) {
    const { chanceInside, of100 } = await import('../../../runbook/forecast/figures.ts')
    const { forecastOf } = await import('../../../runbook/forecast/simulate.ts')
    const { windowEnd, settings } = known
    chanceOf = (own) =>
      of100(
        chanceInside(
          forecastOf({
            runbook: { ...own, windowEnd },
            settings: { ...settings, runs },
            delays: [],
            minute: null,
          }),
          windowEnd,
        ),
      )
  }
  return weighed()
}

async function open(name: string, source: RunbookSource): Promise<ReadResult> {
  opened = { name, read: await openRunbook(source) }
  chanceOf = null
  return readBy({})
}

async function arrive(arrival: Arrival): Promise<ReadResult> {
  opened = undefined
  shown = undefined
  if ('file' in arrival) {
    const { file } = arrival
    return open(file.name, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  }
  const { sourceOf } = await import('./arrival.ts').catch(() => {
    throw new Refused('not_loaded')
  })
  const source = await sourceOf('wanted' in arrival ? arrival.wanted : null)
  if (source === null) return null
  if ('code' in source) return refused(source, source.code === 'nothing_kept' ? 'This device' : '')
  return open('name' in source ? source.name : '', source)
}

// In turn: a file that takes long must not take the place of one that was chosen after it.
let last: Promise<void> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  last = last
    .then(async () => {
      const { id } = data
      if ('known' in data) {
        // Nothing is known at first, and nothing to be weighed again.
        if (data.known || chanceOf) answer({ id, weighed: await know(data.known) })
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
