import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { image } from '../../local/linkedin/sample-pictures.ts'
import { repository } from '../../local/repository.ts'
import { pictureKey } from '../../netlify/linkedin/picture-store.ts'
import { leaders } from '../../src/content/leaders.ts'

export type Input = { path?: string; init?: RequestInit; status: number }
export type FunctionLoad = { path: string; good: Input[]; bad: Input[]; shareOfGood: number }

function post(body: BodyInit | null, type = 'application/json'): RequestInit {
  return {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  }
}

function photo(imageData: unknown) {
  return post(JSON.stringify({ imageData }))
}

function jpeg(bytes: Buffer) {
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

function noise(size: number) {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(size)])
}

const portraits = leaders.map((leader) =>
  jpeg(readFileSync(join(repository, 'public', leader.photo))),
)

/** The URN of the picture that is in the store, and that a post has: it stays there. */
export const keptUrn = image('cue')
const kept = pictureKey(keptUrn)

/** What is sent to each function: every input often, in an order that a seed decides. */
export const loads: FunctionLoad[] = [
  {
    path: '/api/fetch-linkedin-posts',
    shareOfGood: 0.3,
    good: [{ init: { method: 'POST' }, status: 200 }],
    bad: [
      { status: 405 },
      { init: { method: 'PUT', body: 'x' }, status: 405 },
      { init: { method: 'DELETE' }, status: 405 },
      { init: { method: 'OPTIONS' }, status: 405 },
      { init: { method: 'PATCH', body: 'x'.repeat(100_000) }, status: 405 },
      { path: '?posts=%00&posts[]=<script>', status: 405 },
      // It takes no input: a body of whatever kind changes nothing.
      { init: post('{"limit":1e99', 'text/plain'), status: 200 },
    ],
  },
  {
    path: '/api/news-image/',
    shareOfGood: 0.5,
    good: [
      { path: kept, status: 200 },
      { path: kept, init: { method: 'HEAD' }, status: 200 },
    ],
    bad: [
      { path: pictureKey('urn:li:image:unknown'), status: 404 },
      { path: kept.toUpperCase(), status: 404 },
      { path: `${kept}0`, status: 404 },
      { path: '..%2F..%2F..%2Fetc%2Fpasswd', status: 404 },
      { path: '%00', status: 404 },
      { path: '%E0%A4%A', status: 404 },
      { path: 'a'.repeat(8000), status: 404 },
      { path: kept, init: post('{}'), status: 405 },
      { path: kept, init: { method: 'DELETE' }, status: 405 },
    ],
  },
  {
    path: '/api/enhance-image',
    shareOfGood: 0.15,
    good: portraits.map((imageData) => ({ init: photo(imageData), status: 200 })),
    bad: [
      { status: 405 },
      { init: { method: 'PUT', body: '{}' }, status: 405 },
      { init: post(null), status: 400 },
      { init: post('{"imageData":'), status: 400 },
      { init: post('[['.repeat(50_000)), status: 400 },
      { init: post('null'), status: 400 },
      { init: photo(7), status: 400 },
      { init: photo('https://elsewhere.example/photo.jpg'), status: 400 },
      { init: photo('data:image/jpeg;base64,a'), status: 400 },
      { init: post('<svg/>', 'image/svg+xml'), status: 415 },
      { init: post('imageData=x', 'application/x-www-form-urlencoded'), status: 415 },
      { init: photo(`data:image/svg+xml;base64,${btoa('<svg/>')}`), status: 415 },
      { init: photo(jpeg(noise(30_000))), status: 403 },
      { init: photo(jpeg(noise(300_000))), status: 403 },
      { init: photo(jpeg(noise(4_500_000))), status: 413 },
    ],
  },
]
