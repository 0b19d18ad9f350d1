import { deflateRawSync, deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { address, dataUrl } from './bench.ts'

type MakeRequest = (photo: Buffer) => Request | Promise<Request>

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

/** Requests that no photo comes of, by the answer that each gets. */
export const badInputs: Record<string, Record<string, MakeRequest>> = {
  '405 method_not_allowed': {
    GET: () => new Request(address),
    'PUT with a published photo': (photo) => new Request(send(photo), { method: 'PUT' }),
  },
  '415 unsupported_content_type': {
    'no content type': (photo) => post(new Uint8Array(photo), {}),
    'JSON labelled text/plain, as another site’s form can send it': (photo) =>
      post(JSON.stringify({ imageData: dataUrl(photo) }), { 'content-type': 'text/plain' }),
    'the photo as multipart/form-data': (photo) => {
      const form = new FormData()
      form.set('image', new Blob([new Uint8Array(photo)]), 'leader.jpg')
      return new Request(address, { method: 'POST', body: form })
    },
  },
  '413 too_large': {
    '20 MB by its content-length': () => post('{}', { ...json, 'content-length': '20000000' }),
    '20 MB streamed under a content-length of 10': () =>
      post(endless(20_000_000), { ...json, 'content-length': '10' }),
    'a JPEG of 6 MB': () => send(noise(6_000_000)),
  },
  '400 body_cut_off': {
    'a body that breaks off': () => post(breakingOff()),
  },
  '400 invalid_json': {
    'a body of 0 bytes': () => post(''),
    'broken JSON': () => post('{"imageData": "data:image/jpeg;base64,'),
    'bytes that are no UTF-8': () => post(new Uint8Array([0xff, 0xfe, 0x80, 0x81])),
  },
  '400 invalid_shape': {
    'JSON null': () => post('null'),
    'an empty object': () => post('{}'),
    'imageData as a number': () => sendText(7),
    '2 MB of nested arrays': () => post(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`),
    '2 MB of nested objects in imageData': () =>
      post(`${'{"imageData":'.repeat(150_000)}1${'}'.repeat(150_000)}`),
  },
  '400 invalid_data_url': {
    'a photo’s web address': () => sendText('http://169.254.169.254/latest/meta-data/'),
    'a data URL of text/html': (photo) => send(photo, 'text/html'),
    'a data URL without base64': () => sendText('data:image/jpeg,%FF%D8%FF'),
  },
  '400 empty_image': {
    'a picture of 0 bytes': () => send(Buffer.alloc(0)),
  },
  '400 invalid_base64': {
    'broken base64: a published photo with a line feed in it': (photo) =>
      sendText(`${dataUrl(photo).slice(0, 100)}\n${dataUrl(photo).slice(100)}`),
    'broken base64: a character short': (photo) => sendText(dataUrl(photo).slice(0, -1)),
    'base64 in the URL alphabet': () => sendText('data:image/jpeg;base64,_9j_4AAQ'),
  },
  '415 unsupported_image_type': {
    'an SVG': () => send(svg, 'image/svg+xml'),
    'an SVG labelled JPEG': () => send(svg, 'image/jpeg'),
    'a GIF': async () => send(await drawn.clone().gif().toBuffer(), 'image/gif'),
    'a ZIP archive labelled PNG': () =>
      send(Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(svg)]), 'image/png'),
  },
  '403 not_a_team_photo': {
    'a PNG labelled JPEG': async () => send(await png(), 'image/jpeg'),
    'a JPEG of 1 MB': () => send(noise(1_000_000)),
    'a decompression bomb: a PNG of 40,000 × 40,000 pixels': () =>
      send(decompressionBomb(), 'image/png'),
    'a published photo, truncated': (photo) => send(photo.subarray(0, photo.length / 2)),
    'a polyglot: a published photo that is HTML and a ZIP archive as well': (photo) =>
      send(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\x05\x06')])),
    'a published photo with one bit turned': (photo) => {
      const turned = Buffer.from(photo)
      turned[turned.length - 20]! ^= 1
      return send(turned)
    },
    'a published photo, saved again': async (photo) => send(await sharp(photo).jpeg().toBuffer()),
  },
}
