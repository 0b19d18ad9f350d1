import OpenAI, { toFile } from 'openai'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startOpenAI, type LocalOpenAI, type OpenAIFault } from '../../../local/services/openai.ts'

let standIn: LocalOpenAI
let photo: Buffer

beforeAll(async () => {
  standIn = await startOpenAI()
  photo = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#678' } })
    .jpeg()
    .toBuffer()
})
afterEach(() => standIn.setFault(null))
afterAll(async () => standIn.close())

async function edit({
  model = 'gpt-image-2',
  apiKey = standIn.apiKey,
  bytes = photo,
  timeout = 15_000,
} = {}) {
  const client = new OpenAI({ apiKey, baseURL: standIn.baseUrl, maxRetries: 0, timeout })
  const image = await toFile(bytes, 'leader.jpg', { type: 'image/jpeg' })
  return client.images.edit({ model, image, prompt: 'Brighten', size: '1024x1024' })
}

describe('the local OpenAI', () => {
  test('answers an edited picture of the size that was asked for, and counts the call', async () => {
    const before = standIn.calls.length
    const answer = await edit()
    const bytes = Buffer.from(answer.data?.[0]?.b64_json ?? '', 'base64')
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1024, height: 1024 })
    expect(answer).toHaveProperty('_request_id', expect.stringMatching(/^req_/))
    expect(standIn.calls.length - before).toBe(1)
    expect(standIn.calls.at(-1)).toMatchObject({ model: 'gpt-image-2', prompt: 'Brighten' })
  })

  test.each<[OpenAIFault, object]>([
    ['moderation_blocked', { status: 400, code: 'moderation_blocked' }],
    ['invalid_api_key', { status: 401, code: 'invalid_api_key' }],
    ['forbidden', { status: 403 }],
    ['rate_limit', { status: 429, code: 'rate_limit_exceeded' }],
    ['insufficient_quota', { status: 429, code: 'insufficient_quota' }],
    ['server_error', { status: 500 }],
    ['silence', { message: 'Request timed out.' }],
  ])('fails as OpenAI does with %s', async (fault, error) => {
    standIn.setFault(fault)
    await expect(edit({ timeout: fault === 'silence' ? 500 : 15_000 })).rejects.toMatchObject(error)
  })

  test('answers no picture, or bytes that are none, when told to', async () => {
    standIn.setFault('empty')
    expect((await edit()).data).toEqual([])
    standIn.setFault('not_a_picture')
    const { data } = await edit()
    expect(atob(data?.[0]?.b64_json ?? '')).toBe('not a picture')
  })

  test('refuses a wrong key, a retired model and a broken picture without counting the first two', async () => {
    const before = standIn.calls.length
    await expect(edit({ apiKey: 'sk-other' })).rejects.toMatchObject({ status: 401 })
    await expect(edit({ model: 'gpt-image-1' })).rejects.toMatchObject({ code: 'model_not_found' })
    expect(standIn.calls.length).toBe(before)
    await expect(edit({ bytes: Buffer.from('x') })).rejects.toMatchObject({
      code: 'invalid_image_file',
    })
  })
})
