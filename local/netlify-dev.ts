import { listenAtOnce } from './site/listen-at-once.ts'
import { serveDevelopment } from './site/serve-development.ts'

// node local/netlify-dev.ts <port>: what `netlify dev` starts, and whose port it waits for. The development
// server takes some seconds, and its first page some more.
const stopping = new AbortController()
const site = serveDevelopment({ port: 0, signal: stopping.signal })
const front = listenAtOnce(
  Number(process.argv[2]),
  site.then(({ url }) => Number(new URL(url).port)),
)

async function stop() {
  stopping.abort()
  await (await site).close()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    // What the start throws once it is told to stop is no failure.
    void stop()
      .catch(() => undefined)
      .then(() => process.exit())
  })

const [{ url }] = await Promise.all([site, front])
// The first page loads every module. One that fails says so to its visitor.
await fetch(url).catch(() => undefined)
