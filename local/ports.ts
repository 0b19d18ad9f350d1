import { createServer } from 'node:net'
import { Refusal } from './refusal.ts'

type Bind = 'free' | 'taken' | 'forbidden'

async function bind(port: number, host?: string): Promise<Bind> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken')
      else if (error.code === 'EACCES') resolve('forbidden')
      // A machine without IPv6 has no ::1 that could be taken.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve('free')
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')))
  })
}

/** Whether a server could listen on the port, on every address that `localhost` may mean. */
export async function checkPort(port: number): Promise<Bind> {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    const found = await bind(port, host)
    if (found !== 'free') return found
  }
  return 'free'
}

export type WantedPort = {
  port: number
  /** What will listen there. */
  owner: string
  /** How to choose another. */
  wayOut: string
}

/** Throws a Refusal that names the first port that is taken, and what to do about it. */
export async function requirePorts(wanted: WantedPort[]): Promise<void> {
  for (const [index, { port, owner, wayOut }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port)
    if (twin) throw new Refusal(`${twin.owner} and ${owner} cannot share port ${port}. ${wayOut}`)
    const found = await checkPort(port)
    if (found === 'taken')
      throw new Refusal(
        `Port ${port}, for ${owner}, is in use. Stop what listens there, or ${wayOut}`,
      )
    if (found === 'forbidden')
      throw new Refusal(`Port ${port}, for ${owner}, is not allowed to you. Instead ${wayOut}`)
  }
}

/** Reads a port as a person wrote it; throws a Refusal that names its source otherwise. */
export function parsePort(value: string, source: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port
  throw new Refusal(`${source} is '${value}', which is no port: give a number from 1 to 65535.`)
}

/** A port that is free now. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('not a TCP server'))
      })
    })
  })
}
