import {
  addHubSpotScript,
  chatLoader,
  chatScriptDomains,
  readHubSpot,
  refuseTracking,
  type HubSpot,
} from './hubspot.ts'

type ChatWidget = { load(): void; open(): void; remove(): void }

declare global {
  interface Window {
    HubSpotConversations?: { widget: ChatWidget }
    hsConversationsOnReady?: (() => void)[]
    hsConversationsSettings?: { loadImmediately: boolean; avoidInlineStyles: boolean }
  }
}

const portal = readHubSpot(import.meta.env ?? {})

export const isChatConfigured = portal !== undefined

const loaderId = 'hs-script-loader'
const secondsToAnswer = 10

export const chatWords = {
  opening: 'Opening live chat …',
  slow: 'Live chat is slow to load. It opens as soon as it can. The other channels work now.',
  failed: 'Live chat didn’t load. Use one of the other channels.',
} as const

/**
 * Loads the chat and lets the page's buttons open it. It is removed when the visitor leaves, so a page
 * that comes back from the back/forward cache starts clean.
 */
export function startChat() {
  if (portal) connectChat(portal)
}

function connectChat(hubSpot: HubSpot) {
  const root = document.documentElement
  let slow: ReturnType<typeof setTimeout> | undefined

  function say(words: string) {
    clearTimeout(slow)
    for (const place of document.querySelectorAll('[data-chat-status]')) place.textContent = words
  }

  async function load() {
    refuseTracking()
    window.hsConversationsSettings = { loadImmediately: true, avoidInlineStyles: true }
    const isLoaded = await addHubSpotScript(chatLoader(hubSpot), loaderId, 'Live chat')
    if (!document.getElementById(loaderId)) return // the visitor left while it loaded
    root.dataset.chat = isLoaded ? 'loaded' : 'failed'
    if (!isLoaded) say(chatWords.failed)
  }

  function open() {
    if (root.dataset.chat === 'failed') return say(chatWords.failed)
    say(chatWords.opening)
    slow = setTimeout(() => say(chatWords.slow), secondsToAnswer * 1000)
    whenReady(({ widget }) => {
      widget.load()
      widget.open()
      say('')
    })
  }

  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-chat-open]')) open()
  })
  addEventListener('pagehide', () => {
    removeChat()
    say('')
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) void load()
  })
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-chat-open]'))
    button.disabled = false
  void load()
}

function whenReady(then: (chat: { widget: ChatWidget }) => void) {
  const chat = window.HubSpotConversations
  if (chat) return then(chat)
  ;(window.hsConversationsOnReady ??= []).push(() => {
    if (window.HubSpotConversations) then(window.HubSpotConversations)
  })
}

/**
 * HubSpot's loader adds no script that is still in the page. So all that it added must go with it, or it brings no chat
 * when it is loaded again.
 */
const addedByLoader = [
  ...chatScriptDomains.map((domain) => `script[src*=".${domain}/"]`),
  '[data-loader="hs-scriptloader"]',
  '#hubspot-messages-iframe-container',
].join()

function removeChat() {
  window.HubSpotConversations?.widget.remove()
  for (const element of document.querySelectorAll(addedByLoader)) element.remove()
  delete window.HubSpotConversations
  delete window.hsConversationsOnReady
  delete window.hsConversationsSettings
  delete document.documentElement.dataset.chat
}
