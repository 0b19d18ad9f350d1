/** A page’s Markdown twin: `/about` → `/about.md`, `/` → `/index.md`. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
