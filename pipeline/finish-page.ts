import type { Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { h } from 'hastscript'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { PageFaces } from './fonts/page-faces.ts'
import type { Page, Rendered } from './page.ts'
import type { Styles } from './styles/page-styles.ts'
import { withNames } from './styles/short-names.ts'

export type Head = {
  /** src/runtime/boot.ts, bundled. */
  boot: string
  styles: Styles
  /** Addresses of the typefaces' stylesheets. */
  faces: string[]
  own: PageFaces
  /** Address of the stylesheet that islands need when they wake. */
  islands: string
}

// All preloads but the one that fetches the news before the page's code has loaded.
const replaced =
  'script, [charset], link:is([rel=modulepreload], [rel=preload]:not([as=fetch]), [rel=manifest], [rel=stylesheet])'

const toHtml = unified()
  .use(rehypeStringify, {
    upperDoctype: true,
    characterReferences: { useShortestReferences: true },
  })
  .freeze()

/**
 * Turns vite-react-ssg's page into ours: no preloads, the boot script in place of the
 * code, its own styles. Throws, naming the page, when Vite's tags are not where they were.
 */
export function finishPage(
  { path, tree }: Rendered,
  { boot, styles, faces, own, islands }: Head,
): Page {
  const html = select('html', tree)
  const body = select('body', html)
  // Looked up in the head alone: a search of the whole tree walks the body each time.
  const head = select('head', html)
  const app = select('script[type=module]', head)?.properties.src
  const late = select('link[rel=stylesheet]', head)?.properties.href
  if (!html || !head || !body || typeof app !== 'string' || typeof late !== 'string')
    throw new Error(`${path}: Vite's own tags are not as expected`)

  const kept = selectAll(`:scope > :not(${replaced})`, head)
  const data = selectAll('script[type="application/ld+json"]', head)
  // A manifest in the head is fetched before the first paint, so the boot script links it afterwards.
  const manifest = selectAll('link[rel=manifest]', head)
  const ownHead = [
    // Browsers look for the encoding in the first kilobyte only.
    h('meta', { charSet: 'utf-8' }),
    ...kept,
    h('style', styles.css),
    // After the styles, because the rules that it adds refine them.
    h(
      'script',
      {
        dataFiles: [app, late, islands, ...faces].join(' '),
        dataHeadings: own.headings,
        dataFigures: own.figures,
      },
      boot,
    ),
    h('noscript', [
      ...[late, ...faces].map((href) => h('link', { rel: 'stylesheet', href })),
      ...manifest,
    ]),
  ]
  // Structured data may stand anywhere, so it follows the words that are painted first.
  const ownBody = [...selectAll(':scope > *', body), ...data]
  const parts = [
    { ...head, children: ownHead },
    { ...body, children: ownBody },
  ]
  const finished: Root = {
    type: 'root',
    children: [{ type: 'doctype' }, { ...html, children: parts }],
  }
  return { path, html: toHtml.stringify(withNames(finished, styles.names)), tree: finished }
}
