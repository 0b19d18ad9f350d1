import { openRunbook, readOpened } from '../../../runbook/read/read-runbook.ts'
import type { OpenedFile, ReadRunbook } from '../../../runbook/read/read-runbook.ts'
import type { Answer, Request } from './messages.ts'
import { refusal } from './refusal.ts'

/** The file that is open, in this worker's memory and nowhere else. */
let opened: OpenedFile | undefined

function answer(message: Answer) {
  postMessage(message)
}

async function handle(request: Request): Promise<ReadRunbook> {
  if (request.type === 'choose')
    return opened ? readOpened(opened, request.choices) : refusal('unreadable')
  opened = undefined
  const bytes = new Uint8Array(request.bytes)
  const file = await openRunbook({ name: request.name, bytes })
  if (!('kind' in file)) return file
  opened = file
  return readOpened(file, {})
}

// In turn: a file that takes long must not take the place of one that was chosen after it.
let last: Promise<void> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<Request>) => {
  last = last
    .then(() => handle(data))
    .then(
      (result) => answer({ id: data.id, result }),
      (error: unknown) => {
        console.error(error)
        answer({ id: data.id, result: refusal('unreadable') })
      },
    )
})
answer('ready')
