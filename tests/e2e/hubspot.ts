import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What each script of theirs does about tracking, going by what it was told before it ran. */
const tracking = `document.cookie = (window._hsq ?? []).some(([name]) => name === 'doNotTrack')
  ? '__hs_do_not_track=yes'
  : 'hubspotutk=a-visitor';
`

const chat = `(() => {
  const calls = (window.chatCalls ??= [])
  const box = document.createElement('div')
  box.id = 'hubspot-messages-iframe-container'
  const widget = {
    load() { calls.push('load'); document.body.append(box) },
    open() { calls.push('open'); box.dataset.open = ''; document.cookie = 'messagesUtk=a-chat' },
    remove() { calls.push('remove'); box.remove() },
  }
  window.HubSpotConversations = { widget }
  if (window.hsConversationsSettings.loadImmediately) widget.load()
  for (const ready of window.hsConversationsOnReady ?? []) ready()
})()`

const form = `for (const place of document.querySelectorAll('.hs-form-frame')) {
  place.append(Object.assign(document.createElement('iframe'), { title: 'Form ' + place.dataset.formId }))
  dispatchEvent(new CustomEvent('hs-form-event:on-ready'))
}`

/** Stands in for HubSpot's two script hosts, on loopback: does what their scripts are known to do. */
export async function startHubSpot() {
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/javascript')
    response.end(tracking + (url.includes('/forms/') ? form : chat))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
