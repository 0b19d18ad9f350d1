import ts from 'typescript'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { lineAt, type Files, type Finding } from './finding.ts'

/** A property of a content object that launch depends on, and what the object is called. */
export type Claim = { file: string; line: number; property: string; value: string; name: string }

const properties = ['status', 'expires']
const naming = ['name', 'title', 'question', 'id', 'label', 'network', 'quote']

/** Every `status` and `expires` that a TypeScript file sets or a Markdown file's front matter gives. */
export function readClaims(files: Files): Claim[] {
  return Object.entries(files).flatMap(([file, text]) =>
    file.endsWith('.md') ? inFrontMatter(file, text) : inTypeScript(file, text),
  )
}

/** Items that nobody has confirmed. */
export function findSamples(claims: readonly Claim[]): Finding[] {
  return claims
    .filter(({ property, value }) => property === 'status' && value === 'sample')
    .map(({ file, line, name }) => ({
      kind: 'sample',
      what: name,
      file,
      line,
      todo: "confirm or replace it, then set status to 'confirmed'",
    }))
}

/** Claims whose last day lies before `today` (ISO). */
export function findExpired(claims: readonly Claim[], today: string): Finding[] {
  return claims
    .filter(({ property, value }) => property === 'expires' && value < today)
    .map(({ file, line, name, value }) => ({
      kind: 'expired',
      what: `${name}, until ${value}`,
      file,
      line,
      todo: 'renew it and set the new date, or remove it',
    }))
}

function inTypeScript(file: string, text: string): Claim[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const claims: Claim[] = []

  function visit(node: ts.Node) {
    if (ts.isPropertyAssignment(node) && properties.includes(node.name.getText())) {
      const value = stringIn(node.initializer)
      const line = lineAt(text, node.getStart())
      const property = node.name.getText()
      if (value !== undefined)
        claims.push({ file, line, property, value, name: nameOf(node.parent) })
    }
    node.forEachChild(visit)
  }

  visit(source)
  return claims
}

/** The text of a literal, under `as Status` or `satisfies`, or of a template's fixed first part. */
function stringIn(node: ts.Expression): string | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return stringIn(node.expression)
  return ts.isStringLiteralLike(node) ? node.text : undefined
}

/** The constant that holds the object, or the object's own name. */
function nameOf(object: ts.ObjectLiteralExpression): string {
  const value = naming
    .map((name) => object.properties.find((property) => property.name?.getText() === name))
    .map((own) => (own && ts.isPropertyAssignment(own) ? stringIn(own.initializer) : undefined))
    .find((text) => Boolean(text))
  const holder = ts.isVariableDeclaration(object.parent) ? object.parent.name.getText() : undefined
  return [holder, value].filter(Boolean).join(': ') || 'an item'
}

function inFrontMatter(file: string, text: string): Claim[] {
  const source = new VFile(text)
  matter(source)
  const fields: Record<string, unknown> = source.data.matter ?? {}
  return properties.flatMap((property) => {
    const value = fields[property]
    const offset = text.search(new RegExp(`^${property}:`, 'm'))
    if (typeof value !== 'string' || offset === -1) return []
    const name = typeof fields.title === 'string' ? fields.title : file
    return [{ file, line: lineAt(text, offset), property, value, name }]
  })
}
