/** Replaces jsdom while vite-react-ssg builds, so that it does not parse pages. See build.ts. */
export class JSDOM {
  readonly #html: string
  /** Pretends that every link exists already, so that vite-react-ssg adds none. */
  readonly window = { document: { head: { querySelector: () => true } } }

  constructor(html: string) {
    this.#html = html
  }

  serialize() {
    return this.#html
  }
}
