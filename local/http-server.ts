import { once } from 'node:events'
import { Server } from 'node:http'
import type { ServerType } from '@hono/node-server'

/** Waits until the server listens; answers its port. Rejects when the port is taken. */
export async function listening(server: ServerType): Promise<number> {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not a TCP server')
  return address.port
}

/** Stops a server at once: open connections are cut. */
export async function closeServer(server: ServerType): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    if (server instanceof Server) server.closeAllConnections()
  })
}
