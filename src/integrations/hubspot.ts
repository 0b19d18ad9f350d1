export type HubSpot = {
  portalId: string
  region: string
  /** What HubSpot's host names carry for the region: nothing in its first one. */
  hostSuffix: string
}

declare global {
  interface Window {
    _hsq?: string[][]
  }
}

/**
 * Tells HubSpot not to track, which has to come before any script of theirs: they read the list once
 * they have loaded, and put their own object in its place. Somebody else may have begun the list.
 */
export function refuseTracking() {
  ;(window._hsq ??= []).push(['doNotTrack'])
}

type Settings = {
  VITE_HUBSPOT_PORTAL_ID?: string
  VITE_HUBSPOT_REGION?: string
  VITE_HUBSPOT_FORM_ID?: string
}

/** The specification's placeholder for a portal's identifier: set to this, nothing is configured. */
export const portalPlaceholder = 'your-portal-id'

/** The configured HubSpot portal, or nothing while its identifier is absent or the placeholder. */
export function readHubSpot(env: Settings): HubSpot | undefined {
  const portalId = env.VITE_HUBSPOT_PORTAL_ID?.trim()
  if (!portalId || portalId === portalPlaceholder) return undefined
  const region = env.VITE_HUBSPOT_REGION?.trim() || 'na1'
  return { portalId, region, hostSuffix: region === 'na1' ? '' : `-${region}` }
}

export function chatLoader({ portalId, hostSuffix }: HubSpot): string {
  return `https://js${hostSuffix}.hs-scripts.com/${encodeURIComponent(portalId)}.js`
}

/** HubSpot's form, when both a portal and a form of it are configured. */
export function readHubSpotForm(env: Settings) {
  const hubspot = readHubSpot(env)
  const formId = env.VITE_HUBSPOT_FORM_ID?.trim()
  if (!hubspot || !formId) return undefined
  const { portalId, region, hostSuffix } = hubspot
  const script = `https://js${hostSuffix}.hsforms.net/forms/embed/${encodeURIComponent(portalId)}.js`
  return { portalId, region, formId, script }
}
