import { describe, expect, test } from 'vitest'
import { parsePage, summaryOf } from '../../../../pipeline/page.ts'
import { getLegalDocuments } from '../../../../src/content/legal.ts'
import { twinOf } from '../../../../pipeline/twins/twin.ts'
import { twinPath } from '../../../../src/lib/twin-path.ts'

const origin = 'https://site.example'

function read(path: string, html: string) {
  return summaryOf(parsePage(path, html))
}

function twin(main: string, path = '/about') {
  return twinOf(read(path, `<html><body><main>${main}</main></body></html>`), origin)
}

test('stands beside its page', () => {
  expect([twinPath('/'), twinPath('/blog/a-post')]).toEqual(['/index.md', '/blog/a-post.md'])
})

describe('from a rendered page', () => {
  test('keeps headings, lists and tables, and no character that keeps a line whole', () => {
    const text = twin(
      '<h1>One</h1><h2>Two</h2><ul><li>a</li></ul><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    )
    expect(text).toMatch(/^# One\n\n## Two\n\n- a\n\n\| A \| B \|\n\| - \| - \|\n\| 1 \| 2 \|\n/)
    expect(twin('<h1>Go/\u2060no-\u2060go, 1\u00a0h</h1>')).toContain('# Go/no-go, 1 h\n')
  })

  test('makes links absolute, those within the page too', () => {
    const text = twin('<h1>One</h1><p><a href="/pricing">p</a> <a href="#x">x</a></p>')
    expect(text).toContain('[p](https://site.example/pricing) [x](https://site.example/about#x)')
  })

  test('drops controls, decoration and what only a screen reader is told', () => {
    const text = twin(
      '<h1>One</h1><nav>crumbs</nav><span aria-hidden="true">mark</span><button>Press</button><p>Kept<span class="sr-only"> (opens in a new tab)</span></p><!-- note -->',
    )
    expect(text).toBe('# One\n\nKept\n\n---\n\nThis is the text of <https://site.example/about>.\n')
  })

  test.each([
    ['is for paper', '<p class="print-only small">https://site.example</p>'],
    ['stands in for what loads', '<div class="news-card skeleton"><p>Bars</p></div>'],
    ['is still loading', '<div aria-busy="true"><ol><li></li><li></li></ol></div>'],
    ['comes once a form is sent', '<div class="form-sent" role="status"><h3>Sent</h3></div>'],
    ['is hidden', '<p hidden>Not yet</p>'],
    ['only chooses', '<ol><li><button>1</button></li><li><button>2</button></li></ol>'],
  ])('drops what %s', (_, html) => {
    const text = twin(`<h1>One</h1>${html}<p>Kept</p>`)
    expect(text).toMatch(/^# One\n\nKept\n/)
  })

  test('keeps a cell on one line, its list as a sentence has it', () => {
    const text = twin(
      '<h1>One</h1><table><tr><th>Uses</th></tr><tr><td><ul><li>A</li><li><b>B</b></li><li>C</li></ul></td></tr></table>',
    )
    expect(text).toContain('| A, **B**, C |')
    const blocks = twin(
      '<h1>One</h1><table><tr><th>Phases</th></tr><tr><td><div>First, 22:00</div><div>Second, 23:00</div></td></tr></table>',
    )
    expect(blocks).toContain('| First, 22:00, Second, 23:00 |')
  })

  test('keeps the name in a row that a button carries', () => {
    const text = twin(
      '<h1>One</h1><table><tr><th>Task</th></tr><tr><td><button>Drain</button></td></tr></table>',
    )
    expect(text).toContain('| Drain |')
  })

  test('says a drawn picture in its words', () => {
    const text = twin('<h1>One</h1><div role="img" aria-label="A timetable"><b>22:00</b></div>')
    expect(text).toContain('Picture: A timetable')
    expect(text).not.toContain('22:00')
  })

  test('makes questions headings and facts a list', () => {
    const text = twin(
      '<h1>One</h1><details><summary>Why?</summary><p>So.</p></details><dl><div><dt>Owner<p><span><b>Team</b></span></p></dt><dd>Network</dd></div></dl>',
    )
    expect(text).toContain('### Why?\n\nSo.\n\n- **Owner Team**: Network\n')
  })

  test('parts words that only a style sets apart, and not a sentence from its stop', () => {
    expect(twin('<h1>S<span>Most popular</span></h1>')).toContain('# S Most popular')
    expect(twin('<h1>1</h1><p><time>2026</time><span></span><span>6 min</span></p>')).toContain(
      '2026 6 min',
    )
    expect(twin('<h1>One <b>word</b>.</h1>')).toContain('# One **word**.')
  })
})

test('a legal document comes from its own Markdown, with its version and date', () => {
  const page = read(
    '/legals/terms',
    '<meta name="description" content="About."><main><h1>Terms</h1></main>',
  )
  const document = {
    ...getLegalDocuments()[1]!,
    version: '1.0',
    date: '2026-11-02',
    status: 'sample' as const,
    body: '\n## 1. Scope\n\nSee [support](/support) and [below](#note).\n',
  }
  expect(twinOf(page, origin, { kind: 'legal', document })).toMatchInlineSnapshot(`
    "# Terms

    > About.

    Version 1.0, 2 November 2026

    _Draft: our lawyers have not yet reviewed this document. It shows the terms we intend and binds nobody until they have._

    ## 1. Scope

    See [support](https://site.example/support) and [below](https://site.example/legals/terms#note).

    ---

    This is the text of <https://site.example/legals/terms>.
    "
  `)
})
