import { failure } from '../../lib/spreadsheet/failure.ts'
import { createChecker } from './checker.ts'
import type { Answer, Request } from './messages.ts'

const checker = createChecker()

function answer(message: Answer) {
  postMessage(message)
}

async function handle(request: Request) {
  switch (request.type) {
    case 'read':
      return checker.read(request.name, new Uint8Array(request.bytes))
    case 'remap':
      return checker.remap(request.change)
    case 'turnTo':
      return checker.turnTo(request.sheet)
    default:
      return request satisfies never
  }
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
        answer({ id: data.id, result: failure('unreadable') })
      },
    )
})
answer('ready')
