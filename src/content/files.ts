import { globSync, readFileSync } from 'node:fs'

/**
 * The Markdown files of a folder of src/content, by path. Pages, the pipeline and tests all read them
 * here, and all run at the repository's root.
 */
export function readMarkdown(folder: 'blog' | 'legal' | 'stories'): Record<string, string> {
  const files = globSync(`src/content/${folder}/*.md`).toSorted()
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** Where the posts' pictures are drawn, as SVG. */
export const picturesFolder = 'src/content/blog/pictures'

/** The drawing of a post's picture: what is inside its svg element. */
export function readPicture(name: string): string {
  const source = readFileSync(`${picturesFolder}/${name}.svg`, 'utf8')
  return source.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '').replaceAll(/\n\s*/g, '')
}
