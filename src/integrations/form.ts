import { note } from './analytics.ts'
import { sent } from './sent.ts'
import { addHubSpotScript, readHubSpotForm, refuseTracking } from './hubspot.ts'

export const hubspotForm = readHubSpotForm(import.meta.env ?? {})

export const nativeForm = {
  name: 'contact',
  /** Not displayed, so only programs fill it in: no browser or password manager knows a field of this name. */
  honeypot: 'leave-empty',
  sent,
} as const

export async function startHubSpotForm(frame: HTMLElement) {
  if (!hubspotForm) return

  function say(state: string) {
    frame.dataset.state = state
  }

  refuseTracking()
  addEventListener('hs-form-event:on-ready', () => say('ready'), { once: true })
  addEventListener('hs-form-event:on-submission:success', () => note('form_sent'))
  say('loading')
  const isLoaded = await addHubSpotScript(hubspotForm.script, 'hs-form-loader', 'The contact form')
  if (!isLoaded) say('failed')
}
