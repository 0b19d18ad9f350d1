import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFirefox } from '../../../scripts/engines/firefox.ts'

/** A program that starts as Firefox does, and then treats each connection in one way. */
function fakeFirefox(folder: string, treat: string) {
  return `#!${process.execPath}
if (process.argv.includes('--help')) process.exit()
const profile = process.argv[process.argv.indexOf('--profile') + 1]
require('node:fs').writeFileSync('${folder}/started', process.pid + ' ' + profile)
const server = require('node:http').createServer()
const accept = (socket, key) => {
  const hash = require('node:crypto').createHash('sha1').update(key + '258EAFA5-E914-47DA-95CA-C5AB0DC85B11')
  socket.write('HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\n' +
    'Sec-WebSocket-Accept: ' + hash.digest('base64') + '\\r\\n\\r\\n')
}
const answer = (socket, text) => socket.write(Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]))
server.on('upgrade', ({ headers }, socket) => {
  socket.on('error', () => undefined)
  const key = headers['sec-websocket-key']
  ${treat}
})
server.listen(0, '127.0.0.1', () =>
  console.error('WebDriver BiDi listening on ws://127.0.0.1:' + server.address().port))
`
}

const refusal = '{"id":1,"type":"error","error":"session not created","message":"no"}'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fake-firefox-'))
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  ['refuses the connection', `socket.end('HTTP/1.1 400 Bad Request\\r\\n\\r\\n')`, 'connection'],
  ['never answers', 'accept(socket, key)', 'session.new: no answer'],
  ['refuses the session', `accept(socket, key); answer(socket, '${refusal}')`, 'not created'],
  ['goes away', 'accept(socket, key); setTimeout(() => socket.destroy(), 50)', 'session.new'],
])('a Firefox that %s is ended, and its profile removed', async (_, treat, reason) => {
  await writeFile(join(folder, 'firefox-esr'), fakeFirefox(folder, treat), { mode: 0o755 })
  await expect(startFirefox(2_000)).rejects.toThrow(reason)
  const [pid, profile] = (await readFile(join(folder, 'started'), 'utf8')).split(' ')
  expect(isRunning(Number(pid))).toBe(false)
  await expect(stat(profile!)).rejects.toMatchObject({ code: 'ENOENT' })
})
