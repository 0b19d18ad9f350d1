/** A browser other than Chromium, driven through its own protocol. Sizes and places are CSS pixels. */
export type Engine = {
  name: string
  open: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs the body of a function in the page. Returns what it returns, as JSON carries it. */
  run: (body: string) => Promise<unknown>
  /** Presses and releases the pointer, as a visitor's hand would. */
  press: (x: number, y: number) => Promise<void>
  close: () => Promise<void>
}
