import { setTimeout } from 'node:timers/promises'
import type { Context } from '@netlify/functions'
import { serve } from '@hono/node-server'
import enhanceImage from '../../netlify/functions/enhance-image.ts'
import fetchLinkedInPosts from '../../netlify/functions/fetch-linkedin-posts.ts'
import newsImage from '../../netlify/functions/news-image.ts'

// The deployed functions in a process of their own, behind HTTP, so that its memory is theirs alone.
serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    overrideGlobalObjects: false,
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/enhance-image') return enhanceImage(request)
      if (pathname === '/api/fetch-linkedin-posts') return fetchLinkedInPosts(request)
      const key = /^\/api\/news-image\/(.+)$/.exec(pathname)?.[1]
      if (!key) return new Response('No function has this path', { status: 404 })
      return newsImage(request, { params: { key } } as Partial<Context> as Context)
    },
  },
  ({ port }) => process.send?.({ port }),
)

process.on('message', () => {
  void memoryKept().then((bytes) => process.send?.(bytes))
})
process.on('disconnect', () => process.exit())

/**
 * Bytes that are still there when nothing more can be collected: the body of a request that was refused
 * half read goes with its socket, a moment after the answer.
 */
async function memoryKept() {
  let least = Infinity
  for (let times = 0; times < 10; times += 1) {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    least = Math.min(least, heapUsed + external)
    await setTimeout(100)
  }
  return least
}
