import { startAlerts, type LocalAlerts } from '../alerts/server.ts'
import type { Service } from './service.ts'

export const alerts: Service<LocalAlerts> = {
  name: 'Alerts',
  variables: ['ALERT_WEBHOOK_URL'],
  start: async () => {
    const api = await startAlerts((body) => console.log(`An alert was sent: ${body}`))
    return { api, env: { ALERT_WEBHOOK_URL: api.url }, note: api.url, close: api.close }
  },
}
