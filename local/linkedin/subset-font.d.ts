declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat?: 'truetype' | 'woff' | 'woff2'
      variationAxes?: Record<string, number>
      keepAllGlyphs?: boolean
    },
  ): Promise<Buffer>
}
