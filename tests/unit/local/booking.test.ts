import { expect, test } from 'vitest'
import { booking } from '../../../local/services/booking.ts'

test('leaves a configured discovery link alone and serves the other pages', async () => {
  const standIn = await booking.start({
    supabasePort: 0,
    env: { VITE_BOOKING_DISCOVERY_URL: 'https://outlook.office.com/book/x/' },
  })
  try {
    expect(standIn.env.VITE_BOOKING_DISCOVERY_URL).toBeUndefined()
    const pages = Object.values(standIn.env)
    expect(pages).toHaveLength(3)
    for (const page of pages) expect((await fetch(page)).status).toBe(200)
    const tracked = await fetch(`${standIn.env.VITE_BOOKING_DEMO_URL}?utm_source=%22%3Cb%3E`)
    expect(await tracked.text()).toContain('utm_source=&quot;&lt;b&gt;')
    const unknown = new URL('../nobody/', standIn.env.VITE_BOOKING_DEMO_URL)
    expect((await fetch(unknown)).status).toBe(404)
  } finally {
    await standIn.api.close()
  }
})
