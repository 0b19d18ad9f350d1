import { globSync, readFileSync } from 'node:fs'

/** The files that match a pattern, sorted, with forward slashes on every system. */
export function findFiles(pattern: string | readonly string[], cwd?: string): string[] {
  return globSync(pattern, { cwd })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}

/** A text file of the repository. Git for Windows may have checked it out with \r\n, which is read as \n. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
}

/**
 * The files of src/content that match a pattern, by path. Pages, the pipeline and tests all read them
 * here, and all run at the repository's root.
 */
export function readContent(pattern: string): Record<string, string> {
  const files = findFiles(`src/content/${pattern}`)
  return Object.fromEntries(files.map((file) => [file, readText(file)]))
}

export const picturesFolder = 'src/content/blog/pictures'

/** What is inside the svg element of a post's picture. */
export function readPicture(name: string): string {
  const source = readText(`${picturesFolder}/${name}.svg`)
  return source.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '').replaceAll(/\n\s*/g, '')
}
