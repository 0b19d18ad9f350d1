declare module 'subset-font' {
  /** Returns a font that has only the glyphs of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[]; noLayoutClosure: boolean },
  ): Promise<Buffer>
}
