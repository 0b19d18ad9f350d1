import { createServer, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'

/** A number is the status that a host in front of the database answers with. */
export type Verdict = 'pass' | 'refuse' | 'vanish' | 'babble' | 'hold' | number

type Judge = (incoming: IncomingMessage) => Verdict
const pass: Judge = () => 'pass'

/** Stands between the functions and their database, and lets a test refuse, cut or hold its requests. */
export async function startGate(target: string) {
  let judge = pass
  const server = createServer((incoming, outgoing) => {
    const verdict = judge(incoming)
    if (verdict === 'hold') return undefined
    if (verdict === 'vanish') return void incoming.socket.destroy()
    if (typeof verdict === 'number') {
      outgoing.writeHead(verdict, { 'content-type': 'text/html' })
      return void outgoing.end('<title>Not now</title>')
    }
    if (verdict === 'refuse') {
      outgoing.writeHead(400, { 'content-type': 'application/json' })
      return void outgoing.end(JSON.stringify({ code: 'P0001', message: 'refused by the test' }))
    }
    if (verdict === 'babble') {
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      return void outgoing.end('{"state":"unheard of"}')
    }
    const { method, headers, url = '/' } = incoming
    const { host: _, ...passed } = headers
    const onward = request(new URL(url, target), { method, headers: passed }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was bound')

  return {
    url: `http://127.0.0.1:${address.port}`,
    judge: (next: Judge) => {
      judge = next
    },
    open: () => {
      judge = pass
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
