import { readFileSync } from 'node:fs'
import ts from 'typescript'

// Attributes that hold no prose, whatever their text looks like.
const NOT_PROSE = new Set(['class', 'className', 'd', 'viewBox', 'href', 'src', 'style', 'points'])

// A sentence or a label starts with a capital, a digit or a mark, or ends as a sentence does;
// a list of class names does neither.
function isProse(text: string) {
  return (
    /\s/.test(text.trim()) && (/^[\p{Lu}\d£“‘(]/u.test(text.trim()) || /[.?!…:]$/.test(text.trim()))
  )
}

/** The prose in a TypeScript or TSX file: JSX text, and strings that read like sentences. */
export function copyOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const copy: string[] = []

  function read(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isJsxAttribute(node) && NOT_PROSE.has(node.name.getText(source))) return
    if (ts.isJsxText(node) && node.text.trim()) copy.push(node.text.trim())
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      if (isProse(node.text)) copy.push(node.text)
    node.forEachChild(read)
  }

  read(source)
  return copy
}
