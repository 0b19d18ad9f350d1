import { expect, test } from 'vitest'
import { buildSecurityTxt } from '../../../pipeline/machine-files.ts'

test('every field that RFC 9116 requires stands once, on a line of its own', () => {
  const lines = buildSecurityTxt('https://site.example').trimEnd().split('\n')
  const names = lines.map((line) => /^([A-Z][A-Za-z-]+): \S/.exec(line)?.[1])
  expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy'])
  expect(lines[0]).toMatch(/^Contact: mailto:security@/)
})
