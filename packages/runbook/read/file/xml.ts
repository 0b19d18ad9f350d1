import { SaxesParser } from 'saxes'
import { Refused, limits } from '../../failure.ts'

/** What all parts of one file may cost together, in characters. */
export type Budget = { left: number }

export type Attributes = Readonly<Record<string, string>>

type Handlers = {
  readonly open?: (name: string, attributes: Attributes, isForeign: boolean) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** Any writer may put a prefix before a name. */
function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(':')))
}

/**
 * Reads XML from its first tag to its last, by local names. `isForeign` says that a tag is of another namespace than the
 * root. Throws Refused: hostile_xml (own entities, deep nesting), broken_xml, unpacks_too_large.
 */
export function readXml(xml: string, budget: Budget, { open, text, close }: Handlers): void {
  budget.left -= xml.length
  if (budget.left < 0) throw new Refused('unpacks_too_large')
  const parser = new SaxesParser({ xmlns: false })
  const namespaces = new Map<string, string>()
  let root: { readonly prefix: string; readonly namespace: string | undefined } | null = null
  let depth = 0
  parser.on('doctype', () => {
    throw new Refused('hostile_xml')
  })
  parser.on('error', () => {
    throw new Refused('broken_xml')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > limits.depth) throw new Refused('hostile_xml')
    if (!open) return
    const own: Record<string, string> = {}
    for (const key in attributes) {
      own[local(key)] = attributes[key]!
      if (key.startsWith('xmlns')) namespaces.set(key.slice('xmlns:'.length), attributes[key]!)
    }
    const prefix = prefixOf(name)
    root ??= { prefix, namespace: namespaces.get(prefix) }
    const isForeign = prefix !== root.prefix && namespaces.get(prefix) !== root.namespace
    open(local(name), own, isForeign)
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('closetag', ({ name }) => {
    depth--
    close?.(local(name))
  })
  parser.write(xml.replace(/^\ufeff?\s*/, '')).close()
}
