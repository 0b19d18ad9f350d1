/** A browser other than Chromium, driven through its own protocol. Sizes and places are CSS pixels. */
export type Engine = {
  name: string
  open: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs the body of a function in the page; answers what it returns, as JSON carries it. */
  run: (body: string) => Promise<unknown>
  /** Presses and releases the pointer, as a visitor's hand would. */
  press: (x: number, y: number) => Promise<void>
  close: () => Promise<void>
}

/** What both of WebDriver's protocols understand as one click. */
export function pointerClick(x: number, y: number) {
  return {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}
