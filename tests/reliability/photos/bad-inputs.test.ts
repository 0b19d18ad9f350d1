import { describe, expect, test } from 'vitest'
import { unavailable } from '../../../netlify/photos/photo-problem.ts'
import { badInputs } from './bad-inputs.ts'
import { address, dataUrl, setUpBench } from './bench.ts'

describe('the deployed function', () => {
  const bench = setUpBench()

  const cases = Object.entries(badInputs).flatMap(([answer, inputs]) =>
    Object.entries(inputs).map(([name, request]) => ({ name, request, expected: answer })),
  )

  test.each(cases)('refuses without a call to the model: $name', async ({ request, expected }) => {
    const answer = await bench.deployed(await request(bench.photos[0]!))
    expect(`${answer.status} ${answer.body.code}`).toBe(expected)
    expect(answer.body.error).toMatch(/^[A-Za-z ]+.*\.$/)
    expect(answer.body).not.toHaveProperty('enhancedImage')
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(bench.openai.calls).toHaveLength(0)
    expect(await bench.rows()).toEqual([])
  })

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
