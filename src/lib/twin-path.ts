/** Where a page's Markdown twin is: `/about` → `/about.md`, `/` → `/index.md`. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
