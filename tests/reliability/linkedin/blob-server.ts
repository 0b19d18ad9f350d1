import { getStore } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGate } from './gate.ts'

const token = 'blobs-token'

/** A blob server on loopback, and the environment by which functions find it. */
export async function startBlobs() {
  const directory = await mkdtemp(join(tmpdir(), 'blobs-'))
  const server = new BlobsServer({ directory, token })
  const { port } = await server.start()
  const gate = await startGate(`http://127.0.0.1:${port}`)
  const context = { edgeURL: gate.url, uncachedEdgeURL: gate.url, siteID: 'site', token }

  return {
    /** The value of NETLIFY_BLOBS_CONTEXT. */
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
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
