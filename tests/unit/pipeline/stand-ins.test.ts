import { expect, test } from 'vitest'
import { standInFaces } from '../../../pipeline/fonts/stand-ins.ts'

test.each(['Archivo Fallback', 'Source Serif Fallback', 'Source Serif Georgia'])(
  'bold text in %s has a bold face of the machine, not a smeared regular one',
  (family) => {
    const upright = standInFaces(family)
      .split('\n')
      .filter((rule) => !rule.includes('italic'))
    for (const rule of upright)
      expect(rule.includes('font-weight:550 900')).toBe(rule.includes("Bold')"))
    expect(upright.some((rule) => rule.includes("Bold')"))).toBe(true)
  },
)
