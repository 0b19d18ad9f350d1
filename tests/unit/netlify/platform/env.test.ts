import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '../../../../netlify/platform/env.ts'

const schema = z.object({
  A_URL: z.url(),
  B_TOKEN: z.string(),
  C_LIMIT: z.coerce.number().default(3),
})

describe('settings', () => {
  test('are parsed, with their defaults', () => {
    const read = readEnv(schema, { A_URL: 'https://a.example', B_TOKEN: 'b', C_LIMIT: '' })
    expect(read).toEqual({
      ok: true,
      env: { A_URL: 'https://a.example', B_TOKEN: 'b', C_LIMIT: 3 },
    })
  })

  test('that are missing or empty are named, all of them', () => {
    expect(readEnv(schema, { B_TOKEN: ' ' })).toEqual({
      ok: false,
      code: 'not_configured',
      error: 'A_URL is missing; B_TOKEN is missing, see .env.example',
    })
  })

  test('that are wrong are named without their value', () => {
    const read = readEnv(schema, { A_URL: 'hunter2', B_TOKEN: 'b' })
    expect(!read.ok && read.error).toMatch(/^A_URL is not valid: /)
    expect(!read.ok && read.error).not.toContain('hunter2')
  })
})
