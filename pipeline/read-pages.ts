import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

const routerState = /__staticRouterHydrationData|__VITE_REACT_SSG_HASH__/

/** A page as vite-react-ssg wrote it, but for the state of a router that it has not. */
export type Rendered = { path: string; tree: Root }

/** Every page of a folder, in the order of their paths. Each is read and parsed here, and nowhere else. */
export async function readPages(dir: string): Promise<Rendered[]> {
  const names = await Array.fromAsync(glob('**/*.html', { cwd: dir }))
  const pages = await Promise.all(
    names.map(async (name) => parsePage(pathOf(name), await readFile(join(dir, name), 'utf8'))),
  )
  return pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

export function parsePage(path: string, html: string): Rendered {
  const tree = unified().use(rehypeParse).parse(html)
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'script' || !routerState.test(toString(element))) return undefined
    parent?.children.splice(index!, 1)
    return [SKIP, index!]
  })
  return { path, tree }
}

/** The file of a page, and back: '/blog/a' and 'blog/a.html', '/' and 'index.html'. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

function pathOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`
}
