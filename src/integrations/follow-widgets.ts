declare global {
  interface Window {
    IN?: { parse?: (container: Element) => void }
  }
}

/**
 * Lets LinkedIn's widget draw its button where the page has a place for it. The site never loads the
 * widget's script: it is parsed only when something else, such as a tag manager, has brought it.
 */
export function parseFollowWidgets() {
  for (const place of document.querySelectorAll('[data-follow]')) window.IN?.parse?.(place)
}
