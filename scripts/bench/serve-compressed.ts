import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const isText = /^(text|image\/svg)/
const compress = promisify(brotliCompress)

/** Serves a folder's files compressed as a CDN would, each once, so that no measure holds that work. */
export async function serveCompressed(folder: string) {
  const ready = new Map<string, Promise<Buffer>>()

  async function load(file: string, type: string) {
    const bytes = await readFile(join(folder, file))
    return isText.test(type) ? compress(bytes) : bytes
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = extname(pathname) ? pathname : `${pathname === '/' ? '/index' : pathname}.html`
    const type = types[extname(file)] ?? 'application/octet-stream'
    if (!ready.has(file)) ready.set(file, load(file, type))
    ready.get(file)!.then(
      (body) => {
        const encoding = isText.test(type) ? { 'content-encoding': 'br' } : {}
        response.writeHead(200, { 'content-type': type, ...encoding }).end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
