import { deflateRawSync, deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { address, dataUrl } from './bench.ts'

export type BadInput = {
  name: string
  status: number
  code: string
  request: (photo: Buffer) => Request | Promise<Request>
}

const json = { 'content-type': 'application/json' }

function post(body: BodyInit | null, headers: Record<string, string> = json) {
  return new Request(address, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

function sendText(imageData: unknown) {
  return post(JSON.stringify({ imageData }))
}

function send(bytes: Uint8Array, type?: string) {
  return sendText(dataUrl(bytes, type))
}

function noise(size: number) {
  const bytes = Buffer.alloc(size, 0x5a)
  bytes.set([0xff, 0xd8, 0xff])
  return bytes
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of some kilobytes that claims 1.6 gigabytes of pixels. */
function decompressionBomb() {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(40_000, 0)
  header.writeUInt32BE(40_000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(40_001 * 1000))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>',
)
const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#9ab' } })

async function png() {
  return drawn.clone().png().toBuffer()
}

function endless(size: number) {
  let left = size
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left <= 0) return controller.close()
      left -= 65_536
      controller.enqueue(new Uint8Array(65_536).fill(0x41))
    },
  })
}

function breakingOff() {
  let isFirst = true
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!isFirst) return controller.error(new Error('gone'))
      isFirst = false
      controller.enqueue(Buffer.from('{"imageData":"data:'))
    },
  })
}

export const badInputs: BadInput[] = [
  // The envelope
  { name: 'GET', status: 405, code: 'method_not_allowed', request: () => new Request(address) },
  {
    name: 'PUT with a published photo',
    status: 405,
    code: 'method_not_allowed',
    request: (photo) =>
      new Request(address, {
        method: 'PUT',
        headers: json,
        body: JSON.stringify({ imageData: dataUrl(photo) }),
      }),
  },
  {
    name: 'no content type',
    status: 415,
    code: 'unsupported_content_type',
    request: (photo) => post(new Uint8Array(photo), {}),
  },
  {
    name: 'JSON labelled text/plain, as another site’s form can send it',
    status: 415,
    code: 'unsupported_content_type',
    request: (photo) =>
      post(JSON.stringify({ imageData: dataUrl(photo) }), { 'content-type': 'text/plain' }),
  },
  {
    name: 'the photo as multipart/form-data',
    status: 415,
    code: 'unsupported_content_type',
    request: (photo) => {
      const form = new FormData()
      form.set('image', new Blob([new Uint8Array(photo)]), 'leader.jpg')
      return new Request(address, { method: 'POST', body: form })
    },
  },
  {
    name: '20 MB by its content-length',
    status: 413,
    code: 'too_large',
    request: () => post('{}', { ...json, 'content-length': '20000000' }),
  },
  {
    name: '20 MB streamed under a content-length of 10',
    status: 413,
    code: 'too_large',
    request: () => post(endless(20_000_000), { ...json, 'content-length': '10' }),
  },
  {
    name: 'a body that breaks off',
    status: 400,
    code: 'body_cut_off',
    request: () => post(breakingOff()),
  },
  { name: 'a body of 0 bytes', status: 400, code: 'invalid_json', request: () => post('') },
  {
    name: 'broken JSON',
    status: 400,
    code: 'invalid_json',
    request: () => post('{"imageData": "data:image/jpeg;base64,'),
  },
  {
    name: 'bytes that are no UTF-8',
    status: 400,
    code: 'invalid_json',
    request: () => post(new Uint8Array([0xff, 0xfe, 0x80, 0x81])),
  },
  {
    name: '2 MB of nested arrays',
    status: 400,
    code: 'too_nested',
    request: () => post(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`),
  },
  {
    name: '2 MB of nested objects in imageData',
    status: 400,
    code: 'too_nested',
    request: () => post(`${'{"imageData":'.repeat(150_000)}1${'}'.repeat(150_000)}`),
  },
  { name: 'JSON null', status: 400, code: 'invalid_shape', request: () => post('null') },
  { name: 'an empty object', status: 400, code: 'invalid_shape', request: () => post('{}') },
  {
    name: 'imageData as a number',
    status: 400,
    code: 'invalid_shape',
    request: () => sendText(7),
  },
  // The data URL
  {
    name: 'a photo’s web address',
    status: 400,
    code: 'invalid_data_url',
    request: () => sendText('http://169.254.169.254/latest/meta-data/'),
  },
  {
    name: 'a data URL of text/html',
    status: 400,
    code: 'invalid_data_url',
    request: (photo) => send(photo, 'text/html'),
  },
  {
    name: 'a data URL without base64',
    status: 400,
    code: 'invalid_data_url',
    request: () => sendText('data:image/jpeg,%FF%D8%FF'),
  },
  {
    name: 'a picture of 0 bytes',
    status: 400,
    code: 'empty_image',
    request: () => send(Buffer.alloc(0)),
  },
  {
    name: 'broken base64: a published photo with a line feed in it',
    status: 400,
    code: 'invalid_base64',
    request: (photo) => sendText(`${dataUrl(photo).slice(0, 100)}\n${dataUrl(photo).slice(100)}`),
  },
  {
    name: 'broken base64: a character short',
    status: 400,
    code: 'invalid_base64',
    request: (photo) => sendText(dataUrl(photo).slice(0, -1)),
  },
  {
    name: 'base64 in the URL alphabet',
    status: 400,
    code: 'invalid_base64',
    request: () => sendText('data:image/jpeg;base64,_9j_4AAQ'),
  },
  // The bytes
  {
    name: 'an SVG',
    status: 415,
    code: 'unsupported_image_type',
    request: () => send(svg, 'image/svg+xml'),
  },
  {
    name: 'an SVG labelled JPEG',
    status: 415,
    code: 'unsupported_image_type',
    request: () => send(svg, 'image/jpeg'),
  },
  {
    name: 'a GIF',
    status: 415,
    code: 'unsupported_image_type',
    request: async () => send(await drawn.clone().gif().toBuffer(), 'image/gif'),
  },
  {
    name: 'a ZIP archive labelled PNG',
    status: 415,
    code: 'unsupported_image_type',
    request: () =>
      send(Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(svg)]), 'image/png'),
  },
  {
    name: 'a PNG labelled JPEG',
    status: 403,
    code: 'not_a_team_photo',
    request: async () => send(await png(), 'image/jpeg'),
  },
  {
    name: 'a JPEG of 1 MB',
    status: 403,
    code: 'not_a_team_photo',
    request: () => send(noise(1_000_000)),
  },
  { name: 'a JPEG of 6 MB', status: 413, code: 'too_large', request: () => send(noise(6_000_000)) },
  {
    name: 'a decompression bomb: a PNG of 40,000 × 40,000 pixels',
    status: 403,
    code: 'not_a_team_photo',
    request: () => send(decompressionBomb(), 'image/png'),
  },
  {
    name: 'a published photo, truncated',
    status: 403,
    code: 'not_a_team_photo',
    request: (photo) => send(photo.subarray(0, photo.length / 2)),
  },
  {
    name: 'a polyglot: a published photo that is HTML and a ZIP archive as well',
    status: 403,
    code: 'not_a_team_photo',
    request: (photo) =>
      send(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\x05\x06')])),
  },
  {
    name: 'a published photo with one bit turned',
    status: 403,
    code: 'not_a_team_photo',
    request: (photo) => {
      const turned = Buffer.from(photo)
      turned[turned.length - 20]! ^= 1
      return send(turned)
    },
  },
  {
    name: 'a published photo, saved again',
    status: 403,
    code: 'not_a_team_photo',
    request: async (photo) => send(await sharp(photo).jpeg().toBuffer()),
  },
]
