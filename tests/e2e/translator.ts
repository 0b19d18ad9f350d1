/**
 * In a page: does what Chrome's translator does, as soon as the HTML is there and with every text that
 * comes later: a `<font>` in a `<font>` takes the place of each text, and the document says another
 * language. The words stay as they are, so that a test can find them.
 */
export function translate() {
  const left = 'script, style, noscript, textarea, svg, [translate=no]'
  const translated = new WeakSet<Node>()

  function wrap(text: Text) {
    if (translated.has(text) || !text.data.trim() || text.parentElement?.closest(left)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    const copy = new Text(text.data)
    translated.add(copy)
    inner.append(copy)
    outer.append(inner)
    text.replaceWith(outer)
  }

  function wrapAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) wrap(text)
  }

  function begin() {
    document.documentElement.lang = 'de'
    document.documentElement.classList.add('translated-ltr')
    wrapAll(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected) wrapAll(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }

  document.addEventListener('DOMContentLoaded', begin)
}
