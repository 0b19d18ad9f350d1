import { createServer, type Server } from 'node:net'
import getPort, { clearLockedPorts } from 'get-port'
import { afterEach, expect, test } from 'vitest'
import { isFree, parsePort, requirePorts } from '../../../local/ports.ts'
import { Refusal } from '../../../local/refusal.ts'

const servers: Server[] = []

async function occupy(port: number, host: string) {
  return new Promise<void>((resolve, reject) => {
    const server = createServer()
    servers.push(server)
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

/** A port that is free, and that nothing remembers. */
async function findPort() {
  const port = await getPort()
  clearLockedPorts()
  return port
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test.each(['127.0.0.1', '0.0.0.0'])('finds a port taken that is held on %s', async (host) => {
  const port = await findPort()
  expect(await isFree(port)).toBe(true)
  clearLockedPorts()
  await occupy(port, host)
  expect(await isFree(port)).toBe(false)
})

test('names the busy port, its owner and the way out', async () => {
  const [free, busy] = [await findPort(), await findPort()]
  await occupy(busy, '127.0.0.1')
  const wanted = [
    { port: free, owner: 'the site', wayOut: 'set PORT' },
    { port: busy, owner: 'the local Supabase', wayOut: 'set SUPABASE_PORT' },
  ]
  const refusal = requirePorts(wanted)
  await expect(refusal).rejects.toBeInstanceOf(Refusal)
  await expect(refusal).rejects.toThrow(
    new RegExp(`${busy}.*the local Supabase.*set SUPABASE_PORT`),
  )
})

test('refuses one port for two servers', async () => {
  const port = await findPort()
  const wanted = ['the site', 'the local Supabase'].map((owner) => ({ port, owner, wayOut: '' }))
  await expect(requirePorts(wanted)).rejects.toThrow(/cannot share/)
})

test.each(['', '0', '65536', '80a', '-1', '8888.5'])('refuses %j as a port', (value) => {
  expect(() => parsePort(value, 'PORT')).toThrow(/^PORT is/)
})

test('reads a port as a number', () => {
  expect(parsePort('8889', 'PORT')).toBe(8889)
})
