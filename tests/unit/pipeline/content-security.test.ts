import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  hashSource,
  inlineScripts,
} from '../../../pipeline/content-security.ts'
import { parsePage } from '../../../pipeline/page.ts'
import { securityHeaders } from '../../../pipeline/security-headers.ts'

const inline = new Set([hashSource('{"prefetch":[]}')])

const everything = {
  SITE_ORIGIN: 'https://www.cuewright.example',
  CSP_REPORT_URI: 'https://reports.example/csp',
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_HUBSPOT_PORTAL_ID: '123',
  VITE_HUBSPOT_REGION: 'eu1',
  VITE_HUBSPOT_FORM_ID: 'f',
  VITE_BOOKING_DEMO_URL: 'https://outlook.office365.com/book/demo@cuewright.example/',
  VITE_PRICING_VIDEO_URL: 'https://youtu.be/abcdefghijk',
  VITE_PLANNED_CHANGE_VIDEO_URL: 'https://vimeo.com/123456789',
}

/** What Google's evaluator finds, the gravest first, without its advice. */
function findings(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE && severity !== Severity.STRICT_CSP)
    .map(
      ({ severity, directive, description }) =>
        `${Severity[severity]} ${directive}: ${description}`,
    )
}

test.each([
  ['nothing', {}],
  ['everything', everything],
])('gives Google’s evaluator nothing to find with %s configured', (_, env) => {
  expect(findings(contentSecurityPolicy(env, inline))).toEqual([])
})

function directives(env: Record<string, string>) {
  return new Map(
    contentSecurityPolicy(env, inline)
      .split('; ')
      .map((line) => [line.split(' ')[0]!, line.split(' ').slice(1)]),
  )
}

function isUpgrading(env: Record<string, string>) {
  return directives(env).has('upgrade-insecure-requests')
}

function namesIn(policy = '') {
  return policy.split(';').map((line) => line.trim().split(' ')[0])
}

function report(CSP_REPORT_URI: string) {
  return securityHeaders({ CSP_REPORT_URI }, inline)
}

describe('the policy', () => {
  test('lets no script run inline but those that were hashed', () => {
    const policy = directives(everything)
    expect(policy.get('script-src')).toContain(hashSource('{"prefetch":[]}'))
    for (const name of ['default-src', 'script-src'])
      expect(policy.get(name)!.join(), name).not.toMatch(/unsafe-(inline|eval|hashes)|\*(,|$)/)
  })

  test('closes what no page needs, whatever is configured', () => {
    for (const env of [{}, everything]) {
      const policy = directives(env)
      for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'media-src'])
        expect(policy.get(name), name).toEqual(["'none'"])
      // What it does not name falls to this.
      expect(policy.get('default-src')).toEqual(["'self'"])
      expect(policy.get('font-src')).toEqual(['data:'])
      for (const name of ['worker-src', 'manifest-src']) expect(policy.has(name), name).toBe(false)
    }
  })

  test('upgrades plain requests on a published site, and never on a laptop', () => {
    expect(isUpgrading(everything)).toBe(true)
    expect(isUpgrading({})).toBe(false)
    expect(isUpgrading({ SITE_ORIGIN: 'http://localhost:8888' })).toBe(false)
    expect(isUpgrading({ ...everything, VITE_SUPABASE_URL: 'http://localhost:54321' })).toBe(false)
  })

  test('stays short: it comes with every answer', () => {
    expect(
      contentSecurityPolicy({}, new Set([1, 2, 3].map(String).map(hashSource))).length,
    ).toBeLessThan(700)
  })

  test('takes the hashes of the inline scripts that can act', () => {
    const { tree } = parsePage(
      '/',
      '<style>a{}</style><script type="speculationrules">{"prefetch":[]}</script>' +
        '<script type="application/ld+json">{}</script><script src="/a.js"></script>',
    )
    expect(inlineScripts([tree])).toEqual(inline)
  })
})

describe('the headers', () => {
  test('hold the protections beside the policy', () => {
    const headers = securityHeaders({}, inline)
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
    // More would bind hosts that aren't this site: docs/how-to.md, 'HTTPS for every subdomain'.
    expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8,}$/)
    expect(headers['Permissions-Policy']).toContain('camera=()')
  })

  test('say where to report only when somewhere is configured', () => {
    expect(JSON.stringify(securityHeaders({}, inline))).not.toMatch(/report/i)
    const headers = securityHeaders(everything, inline)
    expect(headers['Reporting-Endpoints']).toBe('csp="https://reports.example/csp"')
    expect(headers['Content-Security-Policy']).toContain(
      'report-uri https://reports.example/csp; report-to csp',
    )
  })

  test('refuse an address for reports that could say more than that', () => {
    expect(() => report('nowhere')).toThrow('CSP_REPORT_URI')
    expect(() => report('javascript:alert(1)')).toThrow('CSP_REPORT_URI')
    const { 'Content-Security-Policy': policy, 'Reporting-Endpoints': endpoints } = report(
      "https://r.example/;sandbox,default-src,*'x'",
    )
    expect(namesIn(policy)).toEqual(
      namesIn(report('https://r.example/')['Content-Security-Policy']),
    )
    // A comma would begin a second policy, or a second endpoint; a quote, a keyword.
    expect(`${policy}${endpoints}`).not.toContain(',')
    expect(policy).not.toContain("'x'")
  })
})
