/** Takes jsdom's place while vite-react-ssg builds, so that it does not parse pages. See build.ts. */
export class JSDOM {
  readonly #html: string
  /** It adds no link that is there already. */
  readonly window = { document: { head: { querySelector: () => true } } }

  constructor(html: string) {
    this.#html = html
  }

  serialize() {
    return this.#html
  }
}
