import { describe, expect, test } from 'vitest'
import { securityHeaders } from '../../../../pipeline/security-headers.ts'
import { answerError, answerJson, refuseMethod } from '../../../../netlify/platform/answer.ts'

describe('an answer of a function', () => {
  const post = new Request('https://site.example/api/x', { method: 'POST' })
  test.each([
    ['a success', answerJson({ success: true })],
    ['a failure', answerError(400, 'invalid_json', 'The request is not valid JSON.')],
    ['a refusal', refuseMethod(post, 'GET')!],
  ])('can load, run and frame nothing, and is kept by nobody: %s', (_, { headers }) => {
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('is protected in transport and from other sites as every file is', () => {
    const { headers } = answerJson({})
    const ofFiles = securityHeaders({}, new Set())
    for (const name of [
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Cross-Origin-Opener-Policy',
    ])
      expect(headers.get(name), name).toBe(ofFiles[name])
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})
