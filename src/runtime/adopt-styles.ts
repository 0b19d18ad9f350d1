/** Styles that only a woken island needs. They come inside its code, so that nothing waits for them. */
export function adoptStyles(...texts: string[]) {
  if (import.meta.env.SSR) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(texts.join('\n'))
  document.adoptedStyleSheets.push(sheet)
}
