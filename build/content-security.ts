import { createHash } from 'node:crypto'
import { vendorSources } from './vendors.ts'

const styles = new Set<string>()
const scripts = new Set<string>()

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Remembers the hash of every inline style and of every inline script that a browser would run. */
export function noteInline(html: string) {
  for (const [, text = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    styles.add(hash(text))
  for (const [, attributes = '', text = ''] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    const isData = /type="application\/(ld\+)?json"/.test(attributes)
    if (!isData && !/\ssrc=/.test(attributes)) scripts.add(hash(text))
  }
}

/** A stylesheet that a library inserts at run time. */
export function noteStyle(text: string) {
  styles.add(hash(text))
}

/**
 * The site's Content-Security-Policy, from the build itself: hashes of what stands inline, our own
 * origin for the rest, and the vendors that the environment configures.
 */
export function contentSecurityPolicy(env: NodeJS.ProcessEnv): string {
  const from = (directive: Parameters<typeof vendorSources>[1]) => vendorSources(env, directive)
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...from('script-src')],
    'style-src': ["'self'", ...styles, ...from('style-src')],
    // Bars are placed by style attributes: they hold positions, never code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...from('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...from('connect-src')],
    'frame-src': ["'self'", ...from('frame-src')],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...from('form-action')],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
