/**
 * What the journeys ask of a browser. A function that runs in the page sees its arguments and the page,
 * nothing of its file. An element is named by a selector, and by the words that it begins with.
 */
export type Browser = {
  visit: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  evaluate: <Args extends unknown[], Result>(
    body: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** Clicks where the element is. Throws if there is none. */
  press: (css: string, words?: string) => Promise<void>
  /** Types at the end of what a field holds. */
  type: (css: string, text: string) => Promise<void>
  upload: (css: string, file: string) => Promise<void>
  frameText: (css: string) => Promise<string>
  /** The window's content as a PNG, a pixel for each of CSS. */
  screenshot: () => Promise<Uint8Array>
  back: () => Promise<void>
  forward: () => Promise<void>
  /** What went wrong in the pages since this was last asked. */
  takeErrors: () => Promise<string[]>
  close: () => Promise<void>
}

export type Engine = {
  readonly name: string
  /** Debian's packages. */
  readonly packages: readonly string[]
  readonly isInstalled: () => boolean
  readonly open: () => Promise<Browser>
}

/** Runs in the page: the first element that is shown, in the middle of the window. */
export function find(css: string, words: string): Element | null {
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.textContent.trim().startsWith(words),
  )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}

/** Runs in the page: whether an element is still sliding into its place, so that a click could land beside it. */
export function isMoving(css: string): boolean {
  const elements = [...document.querySelectorAll(css)]
  return document.getAnimations().some(({ effect, playState }) => {
    if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== null) return false
    return playState === 'running' && elements.some((element) => effect.target?.contains(element))
  })
}
