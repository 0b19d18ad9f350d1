import { createHash } from 'node:crypto'
import { reportUri, vendorSources, type Directive, type Env } from './vendors.ts'

/** The hashes of what stands inline, each as a source of the policy. */
export type Inline = { styles: ReadonlySet<string>; scripts: ReadonlySet<string> }

const noted = { styles: new Set<string>(), scripts: new Set<string>() }

/** A text as a source of the policy. */
export function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hashes of every inline style and of every inline script that a browser would run. */
export function inlineOf(html: string): Inline {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) =>
      !/type="application\/(ld\+)?json"/.test(attributes) && !/\ssrc=/.test(attributes),
  )
  return {
    styles: new Set(styles.map(([, text = '']) => hashSource(text))),
    scripts: new Set(scripts.map(([, , text = '']) => hashSource(text))),
  }
}

/** Remembers what stands inline in a page. */
export function noteInline(html: string) {
  const { styles, scripts } = inlineOf(html)
  for (const style of styles) noted.styles.add(style)
  for (const script of scripts) noted.scripts.add(script)
}

/** A stylesheet that a library inserts at run time. */
export function noteStyle(text: string) {
  noted.styles.add(hashSource(text))
}

/**
 * The site's Content-Security-Policy, from the build itself: hashes of what stands inline, our own
 * origin for the rest, and the vendors that the environment configures.
 */
export function contentSecurityPolicy(env: Env, { styles, scripts }: Inline = noted): string {
  function from(directive: Directive) {
    return vendorSources(env, directive)
  }

  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Sorted, so that the same pages give the same policy in whatever order they were rendered.
    'script-src': ["'self'", ...[...scripts].toSorted(), ...from('script-src')],
    'style-src': ["'self'", ...[...styles].toSorted(), ...from('style-src')],
    // Bars are placed by style attributes: they hold positions, never code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...from('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...from('connect-src')],
    // No page of ours may be framed, not even by us.
    'frame-src': orNone(from('frame-src')),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...from('form-action')],
    'frame-ancestors': ["'none'"],
  }
  if (isHttpsAlone(env, policy)) policy['upgrade-insecure-requests'] = []
  const reports = reportUri(env)
  if (reports) {
    // Firefox and Safari know report-uri alone; where both are known, report-to counts.
    policy['report-uri'] = [reports]
    policy['report-to'] = [reportGroup]
  }
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** The name under which Reporting-Endpoints declares the address for reports. */
export const reportGroup = 'csp'

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
