import { html } from 'hono/html'

export function standInPage(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en-GB">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <body style="max-width:640px;margin:32px auto;padding:0 16px;font:16px/1.5 system-ui">
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`
}
