import { Refused, failure, refusal, type Failure } from '../../../runbook/failure.ts'
import { openRunbook, type Read, type RunbookSource } from '../../../runbook/open.ts'
import type { Choices } from '../../../runbook/read/questions/choices.ts'
import type { Arrival, ReadAnswer, ReadRequest, ReadResult } from './messages.ts'

/** What is open, in this worker's memory and nowhere else. */
let opened: { readonly name: string; readonly read: Read } | undefined

function answer(message: ReadAnswer) {
  postMessage(message)
}

function refused(why: Failure, name = ''): ReadResult {
  return { name, read: refusal(why) }
}

/** A file is called by its own name, everything else by its runbook's title. */
function readBy(choices: Choices): ReadResult {
  if (!opened) return refused(failure('unreadable'))
  const read = opened.read(choices)
  return { name: opened.name || (read.ok ? read.runbook.title : ''), read }
}

async function open(name: string, source: RunbookSource): Promise<ReadResult> {
  opened = { name, read: await openRunbook(source) }
  return readBy({})
}

async function arrive(arrival: Arrival): Promise<ReadResult> {
  opened = undefined
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
    .then(() => ('choices' in data ? readBy(data.choices) : arrive(data)))
    .then(
      (result) => answer({ id: data.id, result }),
      (error: unknown) => {
        const isExpected = error instanceof Refused
        if (!isExpected) console.error(error)
        const why = isExpected ? error.failure : failure('unreadable')
        answer({ id: data.id, result: refused(why) })
      },
    )
})
answer('ready')
