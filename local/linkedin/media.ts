import { createHmac, randomBytes } from 'node:crypto'
import { renderPicture, type Picture, type SamplePicture } from './sample-pictures.ts'

export type Draw = (picture: SamplePicture) => Promise<Picture>

const lifetimeMs = 3_600_000

export class Media {
  private readonly secret = randomBytes(16)
  private readonly drawn = new Map<string, Promise<Picture>>()
  readonly pictures: SamplePicture[]
  private readonly draw: Draw

  constructor(pictures: SamplePicture[], draw: Draw = renderPicture) {
    this.pictures = pictures
    this.draw = draw
  }

  /** Expires in milliseconds since 1970. */
  sign(base: string, urn: string) {
    const expiresAt = Date.now() + lifetimeMs
    const query = new URLSearchParams({ e: `${expiresAt}`, t: this.signature(urn, `${expiresAt}`) })
    return { expiresAt, url: `${base}/media/${encodeURIComponent(urn)}?${query.toString()}` }
  }

  /** The picture, or the status that LinkedIn's media host would answer. */
  async open(urn: string, { e: expires = '', t }: Record<string, string>) {
    if (t !== this.signature(urn, expires)) return 403
    if (Number(expires) < Date.now()) return 403
    const picture = this.pictures.find((each) => each.urn === urn)
    if (!picture) return 404
    const drawn = this.drawn.get(urn) ?? this.draw(picture)
    this.drawn.set(urn, drawn)
    return drawn
  }

  private signature(urn: string, expires: string) {
    return createHmac('sha256', this.secret).update(`${urn} ${expires}`).digest('base64url')
  }
}
