import { createHash } from 'node:crypto'
import type { Root } from 'hast'
import { selectAll } from 'hast-util-select'
import { toString } from 'hast-util-to-string'
import { reportUri, vendorSources, type Directive, type Env } from './vendors.ts'

export function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hashes of the inline scripts that a browser would run. */
export function inlineScripts(trees: readonly Root[]): ReadonlySet<string> {
  const scripts = trees.flatMap((tree) =>
    selectAll('script:not([src], [type="application/ld+json"], [type="application/json"])', tree),
  )
  return new Set(scripts.map((script) => hashSource(toString(script))))
}

/**
 * The site's Content-Security-Policy, from the build itself: hashes of the scripts in its pages, our
 * own origin for the rest, and the vendors that the environment configures. What it does not name falls
 * to `default-src`. Why styles have no hashes: docs/decisions/content-security-policy.md.
 */
export function contentSecurityPolicy(env: Env, scripts: ReadonlySet<string>): string {
  function from(directive: Directive) {
    return vendorSources(env, directive)
  }

  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Sorted, so that the same pages give the same policy in whatever order they were rendered.
    'script-src': ["'self'", ...[...scripts].toSorted(), ...from('script-src')],
    'style-src': ["'self'", "'unsafe-inline'", ...from('style-src')],
    'img-src': ["'self'", 'data:', ...from('img-src')],
    // Typefaces are inside their stylesheets.
    'font-src': ['data:'],
    ...unlessOwn('connect-src', from('connect-src')),
    // Nobody may frame our pages, not even we ourselves.
    'frame-src': orNone(from('frame-src')),
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...from('form-action')],
    'frame-ancestors': ["'none'"],
  }
  if (isHttpsAlone(env, policy)) policy['upgrade-insecure-requests'] = []
  const reports = reportUri(env)
  if (reports) {
    // Firefox and Safari know only report-uri; other browsers use report-to.
    policy['report-uri'] = [reports]
    policy['report-to'] = [reportGroup]
  }
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

export const reportGroup = 'csp'

/** Leaves out a directive that would only repeat `default-src`. */
function unlessOwn(directive: string, sources: string[]) {
  return sources.length > 0 ? { [directive]: ["'self'", ...sources] } : {}
}

function orNone(sources: string[]) {
  return sources.length > 0 ? sources : ["'none'"]
}

/**
 * A published site is served by https and asks https services only. On a laptop pages come from
 * http://localhost, and WebKit would upgrade their own scripts.
 */
function isHttpsAlone({ SITE_ORIGIN }: Env, policy: Record<string, string[]>): boolean {
  const sources = Object.values(policy).flat()
  return Boolean(SITE_ORIGIN?.startsWith('https:')) && !sources.some((it) => it.startsWith('http:'))
}
