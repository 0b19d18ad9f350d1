import { afterEach, expect, test, vi } from 'vitest'
import {
  chatLoader,
  portalPlaceholder,
  readHubSpot,
  readHubSpotForm,
  refuseTracking,
} from '../../../src/integrations/hubspot.ts'

test.each([undefined, '', '  ', portalPlaceholder])('takes %j for no portal', (id) => {
  expect(readHubSpot({ VITE_HUBSPOT_PORTAL_ID: id })).toBeUndefined()
  expect(readHubSpotForm({ VITE_HUBSPOT_PORTAL_ID: id, VITE_HUBSPOT_FORM_ID: 'f' })).toBeUndefined()
})

test.each([
  [undefined, 'https://js.hs-scripts.com/123.js'],
  ['na1', 'https://js.hs-scripts.com/123.js'],
  ['eu1', 'https://js-eu1.hs-scripts.com/123.js'],
])('loads the chat of region %s from its own host', (region, loader) => {
  const portal = readHubSpot({ VITE_HUBSPOT_PORTAL_ID: '123', VITE_HUBSPOT_REGION: region })
  expect(portal && chatLoader(portal)).toBe(loader)
})

test('keeps the native form until both a portal and a form are configured', () => {
  expect(readHubSpotForm({ VITE_HUBSPOT_PORTAL_ID: '123' })).toBeUndefined()
  const form = readHubSpotForm({
    VITE_HUBSPOT_PORTAL_ID: '123',
    VITE_HUBSPOT_REGION: 'eu1',
    VITE_HUBSPOT_FORM_ID: 'f',
  })
  expect(form?.script).toBe('https://js-eu1.hsforms.net/forms/embed/123.js')
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['nobody has begun the list', {}, []],
  ['somebody else has begun it', { _hsq: [['setPath', '/']] }, [['setPath', '/']]],
])('tells HubSpot not to track although %s', (_, page: { _hsq?: unknown }, before) => {
  vi.stubGlobal('window', page)
  refuseTracking()
  expect(page._hsq).toEqual([...before, ['doNotTrack']])
})
