import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { listenAtOnce } from '../../../local/site/listen-at-once.ts'

// The CLI itself is not installed. With this it was tried (26, offline): not-found pages are 404, and
// the policy in a dist/ from an earlier build has no say in development.
test('Netlify’s CLI runs our own development server, and reads no earlier build', () => {
  expect(parse(readFileSync('netlify.toml', 'utf8'))).toMatchObject({
    build: { publish: 'dist' },
    context: { dev: { publish: 'public' } },
    dev: { command: 'node local/netlify-dev.ts 5173', targetPort: 5173 },
  })
})

test('a copy of .env.example overrides no setting that the README gives on the command line', () => {
  const given = readFileSync('README.md', 'utf8').matchAll(/\b([A-Z_]{4,})=\S+ (?:netlify|npm)/g)
  const names = Array.from(given, ([, name]) => name)
  expect(names).toContain('LAUNCH_CHECK')
  expect(Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))).not.toEqual(
    expect.arrayContaining(names),
  )
})

test('a port is taken before its server is up, and what comes meanwhile is answered then', async () => {
  const up = Promise.withResolvers<number>()
  const front = await listenAtOnce(0, up.promise)
  const answers = Array.from({ length: 3 }, async () =>
    fetch(`http://127.0.0.1:${front.port}/page`).then(async (response) => response.text()),
  )
  // As Netlify's CLI asks whether the port is taken: it leaves at once.
  const probe = connect(front.port, '127.0.0.1')
  await once(probe, 'connect')
  probe.resetAndDestroy()
  // Time for the other end to hear of it.
  await wait(100)
  const server = createServer(({ url }, response) => response.end(`${url} is here`))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was bound')
  up.resolve(address.port)
  expect(await Promise.all(answers)).toEqual(Array(3).fill('/page is here'))
  front.close()
  server.closeAllConnections()
  server.close()
})

test('connections end if the server behind the port does not start', async () => {
  const up = Promise.withResolvers<number>()
  const front = await listenAtOnce(0, up.promise)
  const answer = fetch(`http://127.0.0.1:${front.port}/`)
  up.reject(new Error('no server'))
  await expect(answer).rejects.toThrow('fetch failed')
  front.close()
})
