import { createHash, X509Certificate } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { generate } from 'selfsigned'
import { readHeadersFile } from '../../pipeline/security-headers.ts'

const isText = /^(text|image\/svg|application\/manifest)/
const compress = promisify(brotliCompress)

type Served = { headers: Record<string, string>; body: Buffer }

/**
 * Serves a built folder as it is deployed: HTTP/2, its own headers, each file compressed once, so that
 * no measure holds that work. `functions` is the address of a site that answers what is no file; the CDN
 * keeps such an answer, and so does this. `spki` is the hash of its certificate, which a browser is told
 * to trust.
 */
export async function serveDeployed(dir: string, functions?: string) {
  const rules = await readFile(join(dir, '_headers'), 'utf8').catch(() => '')
  const common = readHeadersFile(rules)
  const ready = new Map<string, Promise<Served>>()

  async function load(address: URL): Promise<Served> {
    const path = decodeURIComponent(address.pathname)
    if (functions && /^\/(api|\.netlify)\//.test(path))
      return keep(await fetch(new URL(path + address.search, functions)))
    const plain = join(dir, path)
    const isFile = await stat(plain)
      .then((it) => it.isFile())
      .catch(() => false)
    const file = isFile ? plain : join(dir, path === '/' ? 'index.html' : `${path}.html`)
    const type = getMimeType(file) ?? 'application/octet-stream'
    const bytes = await readFile(file)
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const own = readHeadersFile(rules, path)
    const headers = { ...common, ...own, 'content-type': type, 'cache-control': cache }
    if (!isText.test(type)) return { headers, body: bytes }
    return { headers: { ...headers, 'content-encoding': 'br' }, body: await compress(bytes) }
  }

  const { key, cert } = await certificate()
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const address = new URL(request.url, 'https://localhost')
    if (!ready.has(address.href)) ready.set(address.href, load(address))
    ready.get(address.href)!.then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
      () => response.writeHead(404).end(),
    )
  })
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const der = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    spki: createHash('sha256').update(der).digest('base64'),
    close: () => {
      for (const session of sessions) session.destroy()
      server.close()
    },
  }
}

async function keep(answer: Response): Promise<Served> {
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  const body = Buffer.from(await answer.arrayBuffer())
  if (!/^(text|application\/json)/.test(type)) return { headers: { 'content-type': type }, body }
  return { headers: { 'content-type': type, 'content-encoding': 'br' }, body: await compress(body) }
}

async function certificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  return { key, cert }
}
