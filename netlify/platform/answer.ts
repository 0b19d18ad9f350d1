/** Functions must set these themselves: Netlify adds the site's headers only to files. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** A JSON answer that no cache keeps. */
export function answerJson(body: unknown, status = 200, headers: Record<string, string> = {}) {
  return Response.json(body, {
    status,
    headers: { ...safeHeaders, 'cache-control': 'no-store', ...headers },
  })
}

/** A failure as JSON: a sentence for a person and a stable code. */
export function answerError(
  status: number,
  code: string,
  error: string,
  headers: Record<string, string> = {},
) {
  return answerJson({ error, code }, status, headers)
}

/** Asks a caller to wait, at least a second. Returns no header without a number. */
export function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': `${Math.max(1, seconds)}` }
}

/** Netlify checks methods on a path only, and not locally. */
export function refuseMethod(request: Request, ...allowed: string[]): Response | undefined {
  if (allowed.includes(request.method)) return undefined
  return answerError(405, 'method_not_allowed', `Use ${allowed.join(' or ')} for this address.`, {
    allow: allowed.join(', '),
  })
}

/** The CDN keeps an answer for each query string, and would ask the function again for each. */
export function refuseQuery(request: Request): Response | undefined {
  if (new URL(request.url).search === '') return undefined
  return answerError(404, 'not_found', 'There is nothing at this address.')
}
