import { readHubSpotForm, refuseTracking } from './hubspot.ts'
import { addVendorScript } from './vendor-script.ts'

/** HubSpot's form when it is configured; otherwise the page carries the native form. */
export const hubspotForm = readHubSpotForm(import.meta.env ?? {})

/** The native form: the names that Netlify Forms and the page's own script go by. */
export const nativeForm = {
  name: 'contact',
  /** People never see this field; whoever fills it is a program. */
  honeypot: 'website',
  sent: 'sent',
} as const

/** Lets HubSpot draw its form in the frame that waits for it, or says that it cannot. */
export async function startHubSpotForm(frame: HTMLElement) {
  if (!hubspotForm) return

  function say(state: string) {
    frame.dataset.state = state
  }

  refuseTracking()
  addEventListener('hs-form-event:on-ready', () => say('ready'), { once: true })
  say('loading')
  const isLoaded = await addVendorScript(hubspotForm.script, 'hs-form-loader', 'The contact form')
  if (!isLoaded) say('failed')
}
