// The package has no types: what we use of it.
declare module 'opentype.js/dist/opentype.mjs' {
  export type Command = { type: string; x1?: number; y1?: number; x?: number; y?: number }
  type Glyph = {
    index: number
    getPath: (x: number, y: number, size: number) => { commands: Command[] }
  }
  export type Font = {
    /** Advance width of a text in the units of `size`. */
    getAdvanceWidth: (text: string, size: number) => number
    /** Calls with each glyph of a text and its place, kerned. */
    forEachGlyph: (
      text: string,
      x: number,
      y: number,
      size: number,
      options: undefined,
      call: (glyph: Glyph, x: number) => void,
    ) => void
  }
  export function parse(buffer: ArrayBuffer): Font
}
