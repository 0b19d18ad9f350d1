import { expect, test, vi } from 'vitest'
import { connect } from '../player/reading/connection.ts'
import type { ReadRequest } from '../player/reading/messages.ts'

/** Reads one file after the other, and never ends with one named 'slow'. */
class BusyWorker extends EventTarget {
  isStuck = false

  postMessage(request: ReadRequest) {
    const { id, file } = request as { id: number; file: File }
    this.isStuck ||= file.name === 'slow'
    if (this.isStuck) return
    const data = { id, result: { name: file.name } }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate() {
    this.isStuck = true
  }
}

test('a file does not wait for a slow one that was chosen before it', async () => {
  vi.stubGlobal('Worker', BusyWorker)
  const reader = connect(() => {})
  void reader.read({ file: new File([], 'slow') })
  reader.cancel()
  const { name } = await reader.read({ file: new File([], 'small') })
  expect(name).toBe('small')
  reader.close()
  vi.unstubAllGlobals()
})
