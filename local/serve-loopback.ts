import { serve, type HttpBindings } from '@hono/node-server'
import { once } from 'node:events'
import { Server, type IncomingMessage, type ServerResponse } from 'node:http'

export type Connection = { incoming: IncomingMessage; outgoing: ServerResponse }
export type Served = { port: number; close: () => Promise<void> }

/** Serves on this machine alone. Port 0 takes any free one. Closing cuts open connections. */
export async function serveLoopback(
  respond: (request: Request, connection: Connection) => Response | Promise<Response>,
  port = 0,
): Promise<Served> {
  const server = serve({
    fetch: async (request, bindings) => respond(request, bindings as HttpBindings),
    hostname: '127.0.0.1',
    port,
    // Other code in this process needs Node's own Request and Response.
    overrideGlobalObjects: false,
  })
  // Without keep-alive, because a request on a connection that is just ending would fail.
  if (server instanceof Server) server.keepAliveTimeout = 0
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not a TCP server')
  return {
    port: address.port,
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if (server instanceof Server) server.closeAllConnections()
      }),
  }
}
