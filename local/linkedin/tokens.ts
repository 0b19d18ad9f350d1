import { randomBytes } from 'node:crypto'
import { errorBody } from './faults.ts'

const accessSeconds = 5_184_000
const refreshSeconds = 31_536_000

export class Tokens {
  private valid: Set<string>
  readonly refreshToken = 'local-refresh-token'
  readonly clientId = 'local-client'
  readonly clientSecret = 'local-client-secret'
  /** Seconds, as the exchange reports them. */
  refreshExpiresIn = refreshSeconds

  constructor(accessToken: string) {
    this.valid = new Set([accessToken])
  }

  accepts(authorization: string | undefined) {
    return this.valid.has(authorization?.replace(/^Bearer /, '') ?? '')
  }

  expireAll() {
    this.valid.clear()
  }

  allow(token: string) {
    this.valid.add(token)
  }

  exchange(form: URLSearchParams) {
    const isKnown =
      form.get('grant_type') === 'refresh_token' &&
      form.get('refresh_token') === this.refreshToken &&
      form.get('client_id') === this.clientId &&
      form.get('client_secret') === this.clientSecret
    if (!isKnown) return { status: 400, body: errorBody(400, 'invalid_request') } as const
    const token = `local-${randomBytes(18).toString('base64url')}`
    this.valid = new Set([token])
    return {
      status: 200,
      body: {
        access_token: token,
        expires_in: accessSeconds,
        refresh_token: this.refreshToken,
        refresh_token_expires_in: this.refreshExpiresIn,
      },
    } as const
  }
}
