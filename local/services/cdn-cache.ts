type Answer = { status: number; headers: Headers; body: ArrayBuffer }
type Entry = Answer & { tags: string[]; freshUntil: number; staleUntil: number }
type Origin = (request: Request) => Promise<Response | undefined>

/** Netlify's CDN in front of functions: keeps answers by their headers, and asks once for many callers. */
export function createCdnCache(now = Date.now) {
  const entries = new Map<string, Entry>()
  const calls = new Map<string, Promise<Entry | undefined>>()

  return {
    /** Undefined if the origin has no answer. */
    async answer(request: Request, origin: Origin): Promise<Response | undefined> {
      if (request.method !== 'GET') return origin(request)
      const entry = entries.get(request.url)
      if (entry && now() < entry.freshUntil) return reply(request, entry, 'hit')
      if (entry && now() < entry.staleUntil) {
        // If this fails, the stale answer remains.
        void ask(request, origin).catch(() => undefined)
        return reply(request, entry, 'hit; fwd=stale')
      }
      let own: Response | undefined
      const kept = await ask(request, async (asked) => {
        own = await origin(asked)
        return own?.clone()
      })
      if (kept) return reply(request, kept, 'fwd=miss; stored')
      return own ?? origin(request)
    },

    /** Without tags it forgets everything. */
    purge(tags?: readonly string[]) {
      for (const [url, entry] of entries) {
        if (!tags || entry.tags.some((tag) => tags.includes(tag))) entries.delete(url)
      }
      // Forgets calls in progress: their answers are from before the purge.
      calls.clear()
    },
  }

  async function ask({ url, headers }: Request, origin: Origin): Promise<Entry | undefined> {
    // Without conditions, because the cache needs the body even if the visitor has it.
    const asked = new Headers(headers)
    asked.delete('if-none-match')
    const call = calls.get(url) ?? load(new Request(url, { headers: asked }), origin, now())
    calls.set(url, call)
    try {
      const entry = await call
      if (entry && calls.get(url) === call) entries.set(url, entry)
      return entry
    } finally {
      if (calls.get(url) === call) calls.delete(url)
    }
  }
}

export type CdnCache = ReturnType<typeof createCdnCache>

async function load(request: Request, origin: Origin, now: number): Promise<Entry | undefined> {
  const response = await origin(request)
  const rules = response?.headers.get('netlify-cdn-cache-control') ?? ''
  const seconds = ageOf(rules, 'max-age') ?? 0
  if (!response || seconds === 0) return undefined
  const { status, headers } = response
  const freshUntil = now + seconds * 1000
  return {
    status,
    headers,
    body: await response.arrayBuffer(),
    tags: (headers.get('netlify-cache-tag') ?? '').split(','),
    freshUntil,
    staleUntil: freshUntil + (ageOf(rules, 'stale-while-revalidate') ?? 0) * 1000,
  }
}

function reply(request: Request, { status, headers: kept, body }: Entry, how: string) {
  const headers = new Headers(kept)
  // Netlify removes its own headers from the answer.
  for (const name of ['netlify-cdn-cache-control', 'netlify-cache-tag']) headers.delete(name)
  headers.set('cache-status', `"Local CDN"; ${how}`)
  const etag = headers.get('etag')
  const isKnown = etag !== null && request.headers.get('if-none-match')?.includes(etag)
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status, headers })
}

function ageOf(rules: string, name: string): number | undefined {
  const [, seconds] = new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(rules) ?? []
  return seconds === undefined ? undefined : Number(seconds)
}
