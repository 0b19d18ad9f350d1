/** Runs `then` once the visitor sees the page: a prerendered page waits for its activation. */
export function whenShown(then: () => void) {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', then, { once: true })
  else then()
}
