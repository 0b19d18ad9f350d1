import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { serveLoopback } from '../../local/serve-loopback.ts'

const compress = promisify(brotliCompress)
/** At its best it takes a third of the tests' processor time, for a tenth fewer bytes. */
const quick = { [constants.BROTLI_PARAM_QUALITY]: 5 }

type Line = {
  url: string
  /** Lets the rest of every page through that was held, or will be. */
  release: () => void
  close: () => Promise<void>
}

/**
 * A line to a site's pages: what passes is compressed, as the site's host does it. Where `cut` finds a
 * place in a page's HTML, what comes after it waits until it is released. Functions are not asked: their
 * answers do not matter here, and their work would go on after the test.
 */
export async function startLine(site: string, cut?: (html: string) => number): Promise<Line> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()

  async function pass({ url }: Request) {
    const { pathname, search } = new URL(url)
    if (pathname.startsWith('/api/')) return new Promise<Response>(() => undefined)
    const answer = await fetch(site + pathname + search)
    const { status } = answer
    const headers = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      headers.delete(name)
    const type = headers.get('content-type') ?? ''
    if (cut && type.startsWith('text/html'))
      return new Response(inHalves(await answer.text(), cut), { status, headers })
    const body = Buffer.from(await answer.arrayBuffer())
    if (!/^text|javascript|json/.test(type)) return new Response(body, { status, headers })
    headers.set('content-encoding', 'br')
    return new Response(await compress(body, { params: quick }), { status, headers })
  }

  function inHalves(html: string, cutOf: (html: string) => number) {
    const at = cutOf(html)
    const encoder = new TextEncoder()
    return new ReadableStream({
      async start(stream) {
        stream.enqueue(encoder.encode(html.slice(0, at)))
        await released
        stream.enqueue(encoder.encode(html.slice(at)))
        stream.close()
      },
    })
  }

  const { port, close } = await serveLoopback(pass)
  return { url: `http://127.0.0.1:${port}`, release, close }
}
