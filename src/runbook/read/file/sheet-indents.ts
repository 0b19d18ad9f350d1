/** The indent of each cell format, by its number (ECMA-376, 18.8.10 and 18.8.1). */
export function readIndents(styles: string): number[] {
  const formats = /<(?:\w+:)?cellXfs[\s>]([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(styles)?.[1] ?? ''
  const [, ...parts] = formats.split(/<(?:\w+:)?xf(?=[\s>/])/)
  return parts.map((format) => Number(/\bindent="(\d{1,3})"/.exec(format)?.[1] ?? 0))
}

/**
 * How far each row of a worksheet is indented: by the outline that its rows are grouped in
 * (ECMA-376, 18.3.1.73), or by the alignment of its cells. Undefined where neither is used.
 */
export function rowIndents(xml: string, indents: readonly number[]): number[] | undefined {
  if (!xml.includes('outlineLevel=') && !indents.some((indent) => indent > 0)) return undefined
  const levels: number[] = []
  const [, ...rows] = xml.split(/<(?:\w+:)?row(?=[\s>])/)
  for (const [i, row] of rows.entries()) {
    const tag = row.slice(0, row.indexOf('>'))
    const number = Number(/\br="(\d{1,7})"/.exec(tag)?.[1] ?? i + 1)
    const outline = Number(/\boutlineLevel="(\d)"/.exec(tag)?.[1] ?? 0)
    const formats = row.matchAll(/<(?:\w+:)?c\s[^>]*?\bs="(\d{1,6})"/g)
    const deepest = Array.from(formats, ([, format]) => indents[Number(format)] ?? 0)
    levels[number - 1] = outline || deepest.reduce((most, indent) => Math.max(most, indent), 0)
  }
  const found = Array.from(levels, (level) => level ?? 0)
  return found.some((level) => level > 0) ? found : undefined
}
