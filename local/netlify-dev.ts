import { serveDevelopment } from './site/serve-development.ts'

// node local/netlify-dev.ts <port>: what `netlify dev` starts, and whose port it waits for.
const stopping = new AbortController()
const site = serveDevelopment({ port: Number(process.argv[2]), signal: stopping.signal })

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

await site
