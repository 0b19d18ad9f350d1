import { startBooking, type Booking } from '../booking/server.ts'
import type { Service } from './service.ts'

const kinds = {
  VITE_BOOKING_DEMO_URL: 'demo',
  VITE_BOOKING_DISCOVERY_URL: 'discovery',
  VITE_BOOKING_MEETING_URL: 'meeting',
  VITE_BOOKING_CHIEF_EXECUTIVE_URL: 'chief-executive',
}

/** Local as long as no demo can be booked; the other three links may be real or absent by themselves. */
export const booking: Service<Booking> = {
  name: 'Booking',
  variables: ['VITE_BOOKING_DEMO_URL'],
  start: async ({ env }) => {
    const api = await startBooking()
    const open = Object.entries(kinds).filter(([variable]) => !env[variable])
    return {
      api,
      env: Object.fromEntries(open.map(([variable, kind]) => [variable, api.urlOf(kind)])),
      note: api.urlOf('demo'),
      close: api.close,
    }
  },
}
