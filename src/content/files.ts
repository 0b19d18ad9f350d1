import { globSync, readFileSync } from 'node:fs'

/**
 * The files of src/content that match a pattern, by path. Pages, the pipeline and tests all read them
 * here, and all run at the repository's root.
 */
export function readContent(pattern: string): Record<string, string> {
  const files = globSync(`src/content/${pattern}`).toSorted()
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

export const picturesFolder = 'src/content/blog/pictures'

/** What is inside the svg element of a post's picture. */
export function readPicture(name: string): string {
  const source = readFileSync(`${picturesFolder}/${name}.svg`, 'utf8')
  return source.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '').replaceAll(/\n\s*/g, '')
}
