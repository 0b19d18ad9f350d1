import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unavailable } from '../../../netlify/photos/photo-problem.ts'
import { engines } from '../supabase/engines.ts'
import { documented } from '../documented.ts'
import { badInputs } from './bad-inputs.ts'
import { address, dataUrl, startBench, type Bench } from './bench.ts'

const seen: string[][] = []

describe('the deployed function', () => {
  let bench: Bench
  beforeAll(async () => {
    bench = await startBench(engines[0]!)
  })
  beforeEach(async () => bench.reset())
  afterAll(async () => bench.close())

  test.each(badInputs)(
    'refuses without a call to the model: $name',
    async ({ name, status, code, request }) => {
      const answer = await bench.deployed(await request(bench.photos[0]!))
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
      expect(answer.body).not.toHaveProperty('enhancedImage')
      expect(answer.headers.get('content-type')).toContain('application/json')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(bench.openai.calls).toHaveLength(0)
      expect(await bench.rows()).toEqual([])
      seen.push([name, `${status}`, `\`${code}\``, answer.body.error ?? ''])
    },
  )

  test('takes a published photo by its bytes, whatever it is labelled', async () => {
    const imageData = dataUrl(bench.photos[0]!, 'image/png')
    const answer = await bench.deployed(
      new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'Application/JSON; charset=utf-8' },
        body: JSON.stringify({ imageData, comment: 'not read' }),
      }),
    )
    expect(answer.status).toBe(200)
  })

  test('says nothing about its settings to a caller', async () => {
    delete bench.env.OPENAI_API_KEY
    const answer = await bench.deployed(new Request(address, { method: 'POST', body: '{}' }))
    expect(answer.status).toBe(503)
    expect(answer.body).toEqual({
      code: 'not_configured',
      error: unavailable,
    })
  })
})

// Once all inputs were tried.
test('docs/reliability.md lists every input and its answer', () => {
  expect(documented('photos')).toEqual(seen)
})
