import { expect, test } from 'vitest'
import { buildSecurityTxt, securityTxt } from '../../../pipeline/machine-files.ts'

const day = 86_400_000
const left = (Date.parse(`${securityTxt.expires}T23:59:59Z`) - Date.now()) / day

test('security.txt stays valid for 30 days yet, and for no more than RFC 9116 advises', () => {
  expect(left, 'move the day in securityTxt on').toBeGreaterThan(30)
  expect(left).toBeLessThan(366)
})

test('every field that RFC 9116 requires stands once, on a line of its own', () => {
  const lines = buildSecurityTxt('https://site.example').trimEnd().split('\n')
  const names = lines.map((line) => /^([A-Z][A-Za-z-]+): \S/.exec(line)?.[1])
  expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy'])
  expect(lines[0]).toMatch(/^Contact: mailto:security@/)
})
