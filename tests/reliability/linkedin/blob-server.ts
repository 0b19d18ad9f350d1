import { getStore } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGate } from './gate.ts'

const token = 'blobs-token'
const siteID = 'site'

function contextOf(url: string) {
  return { edgeURL: url, uncachedEdgeURL: url, siteID, token }
}

/** As the value of NETLIFY_BLOBS_CONTEXT. */
function encode(context: object) {
  return Buffer.from(JSON.stringify(context)).toString('base64')
}

/** A blob server on loopback, and the environment by which functions find it. */
export async function startBlobs() {
  const directory = await mkdtemp(join(tmpdir(), 'blobs-'))
  const server = new BlobsServer({ directory, token })
  const { port } = await server.start()
  const gate = await startGate(`http://127.0.0.1:${port}`)
  const context = contextOf(gate.url)

  return {
    /** The value of NETLIFY_BLOBS_CONTEXT. */
    context: encode(context),
    /** Lets a test hold requests back. */
    gate,
    store: (name: string) => getStore({ name, ...context, consistency: 'strong' }),
    async empty() {
      gate.open()
      for (const name of ['news-images', 'linkedin-tokens', 'sync-watch', 'enhanced-photos']) {
        const store = this.store(name)
        const { blobs } = await store.list()
        await Promise.all(blobs.map(async ({ key }) => store.delete(key)))
      }
    },
    close: async () => {
      await gate.close()
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** A blob server that takes requests and never answers. */
export async function startSilentBlobs() {
  const paths: string[] = []
  const server = createServer(({ url = '' }) => void paths.push(url)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was bound')
  const context = contextOf(`http://127.0.0.1:${address.port}`)

  return {
    context: encode(context),
    store: (name: string) => getStore({ name, ...context, consistency: 'strong' }),
    /** What it was asked for. */
    paths,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
