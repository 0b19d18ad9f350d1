import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What each script of theirs does about tracking, going by what it was told before it ran. */
const tracking = `document.cookie = (window._hsq ?? []).some(([name]) => name === 'doNotTrack')
  ? '__hs_do_not_track=yes'
  : 'hubspotutk=a-visitor';
`

/** As in public copies of HubSpot's loader: it adds no script whose id is in the page. */
const loader = `(() => {
  function add(id, src, attributes) {
    if (document.getElementById(id)) return
    const script = Object.assign(document.createElement('script'), { id, src })
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    const [first] = document.getElementsByTagName('script')
    first.parentNode.insertBefore(script, first)
  }
  const loaded = { 'data-loader': 'hs-scriptloader', 'data-hsjs-portal': 4711 }
  add('hs-analytics', 'https://js-eu1.hs-analytics.net/analytics/1/4711.js', {})
  add('hubspot-messages-loader', 'https://js-eu1.usemessages.com/conversations-embed.js', loaded)
})();
`

/** Does nothing while another copy of it is at work. */
const chat = `(() => {
  if (window.HubSpotConversations) return
  const part = 'https://js-eu1.hsappstatic.net/conversations-embed/part.js'
  document.head.append(Object.assign(document.createElement('script'), { src: part }))
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

const scripts: Record<string, string> = {
  '/4711.js': loader,
  '/conversations-embed.js': chat,
  '/forms/embed/4711.js': form,
}

/** Stands in for HubSpot's script hosts, on loopback: does what their scripts are known to do. */
export async function startHubSpot() {
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/javascript')
    response.end(tracking + (scripts[url] ?? ''))
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
