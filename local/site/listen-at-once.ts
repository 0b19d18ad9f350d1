import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

/** Takes a port for a server that is still starting, and holds connections until that server's port is known. */
export async function listenAtOnce(port: number, starting: Promise<number>) {
  starting.catch(() => undefined)
  const front = createServer((visitor) => {
    visitor.on('error', () => visitor.destroy())
    starting.then(
      (behind) => {
        // Netlify's CLI opens a connection only to see whether the port is in use.
        if (visitor.destroyed) return
        const server = connect(behind, '127.0.0.1')
        pipeline(visitor, server, visitor, () => server.destroy())
      },
      () => visitor.destroy(),
    )
  }).listen(port, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('not a TCP server')
  return { port: address.port, close: () => front.close() }
}
