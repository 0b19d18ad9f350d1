type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string }
type Waiting = PromiseWithResolvers<Answer>

export type Bidi = {
  /** Gives an order; rejects on a refusal, after the patience, and when the browser goes away. */
  send: (method: string, params: object) => Promise<unknown>
  close: () => void
}

/** Connects to a browser that speaks WebDriver BiDi. The patience, in milliseconds, is each order's. */
export async function connectBidi(url: string, patience: number): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, Waiting>()
  let count = 0

  async function within<T>(promise: Promise<T>, what: string): Promise<T> {
    const late = Promise.withResolvers<never>()
    const clock = setTimeout(() => {
      late.reject(new Error(`no answer within ${patience} ms`))
    }, patience)
    try {
      return await Promise.race([promise, late.promise])
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${what}: ${reason}`, { cause: error })
    } finally {
      clearTimeout(clock)
    }
  }

  const opened = Promise.withResolvers<void>()
  socket.addEventListener('open', () => opened.resolve())
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.resolve(answer)
  })
  // A refused connection is closed too.
  socket.addEventListener('close', () => {
    const error = new Error('the browser ended the connection')
    opened.reject(error)
    for (const { reject } of waiting.values()) reject(error)
  })

  function close() {
    return socket.close()
  }

  await within(opened.promise, url).catch((error: unknown) => {
    close()
    throw error
  })

  async function send(method: string, params: object) {
    if (socket.readyState !== WebSocket.OPEN) throw new Error(`${method}: the browser is gone`)
    count += 1
    const id = count
    const answered: Waiting = Promise.withResolvers()
    waiting.set(id, answered)
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await within(answered.promise, method).finally(() => waiting.delete(id))
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`)
    return answer.result
  }

  return { send, close }
}
