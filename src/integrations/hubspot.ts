export type HubSpot = {
  portalId: string
  region: string
  /** '-eu1' in HubSpot's host names; '' in its first region. */
  hostSuffix: string
}

declare global {
  interface Window {
    _hsq?: string[][]
  }
}

/**
 * Tells HubSpot not to track. Call it before any of their scripts loads: they read the list once. A tag
 * manager may have begun the list.
 */
export function refuseTracking() {
  ;(window._hsq ??= []).push(['doNotTrack'])
}

type Settings = {
  VITE_HUBSPOT_PORTAL_ID?: string
  VITE_HUBSPOT_REGION?: string
  VITE_HUBSPOT_FORM_ID?: string
}

/** The specification's placeholder. It counts as unset. */
export const portalPlaceholder = 'your-portal-id'

export function readHubSpot(env: Settings): HubSpot | undefined {
  const portalId = env.VITE_HUBSPOT_PORTAL_ID?.trim()
  if (!portalId || portalId === portalPlaceholder) return undefined
  const region = env.VITE_HUBSPOT_REGION?.trim() || 'na1'
  return { portalId, region, hostSuffix: region === 'na1' ? '' : `-${region}` }
}

/** Where the chat's scripts come from, in every region, as far as it was seen. */
export const chatScriptDomains = [
  'hs-scripts.com',
  'hs-analytics.net',
  'hs-banner.com',
  'hscollectedforms.net',
  'usemessages.com',
  'hsappstatic.net',
]

export function chatLoader({ portalId, hostSuffix }: HubSpot): string {
  return `https://js${hostSuffix}.hs-scripts.com/${encodeURIComponent(portalId)}.js`
}

/** HubSpot's form, if both a portal and a form are configured. */
export function readHubSpotForm(env: Settings) {
  const hubspot = readHubSpot(env)
  const formId = env.VITE_HUBSPOT_FORM_ID?.trim()
  if (!hubspot || !formId) return undefined
  const { portalId, region, hostSuffix } = hubspot
  const script = `https://js${hostSuffix}.hsforms.net/forms/embed/${encodeURIComponent(portalId)}.js`
  return { portalId, region, formId, script }
}

/** Loads a script from HubSpot. Resolves to whether it ran; if not, warns once, because the page works without it. */
export function addHubSpotScript(src: string, id: string, feature: string): Promise<boolean> {
  const script = document.createElement('script')
  script.id = id
  script.src = src
  script.async = true
  script.defer = true
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => {
      console.warn(`${feature} is not available: ${new URL(src).host} did not answer.`)
      resolve(false)
    })
    document.head.append(script)
  })
}
