import type { ReactElement, ReactNode } from 'react'

type Value = string | number | boolean | EventListener | null | undefined
type Props = { children?: ReactNode; [name: string]: ReactNode | Value }

/**
 * The elements that JSX describes, once: components are called with their props and use no hooks,
 * handlers hear the browser's own events, and attributes have the names that they have in HTML, or
 * `className`.
 */
export function draw(node: ReactNode): DocumentFragment {
  const drawn = document.createDocumentFragment()
  drawInto(drawn, node)
  return drawn
}

function drawInto(parent: ParentNode, node: ReactNode) {
  if (node === null || node === undefined || typeof node === 'boolean') return
  if (Array.isArray(node)) {
    for (const part of node as ReactNode[]) drawInto(parent, part)
    return
  }
  if (typeof node !== 'object') {
    parent.append(String(node))
    return
  }
  const { type, props } = node as ReactElement<Props>
  if (typeof type === 'string') parent.append(elementOf(type, props))
  else if (typeof type === 'function')
    drawInto(parent, (type as (props: Props) => ReactNode)(props))
  // What is left is a fragment.
  else drawInto(parent, props.children)
}

function elementOf(type: string, { children, ...attributes }: Props) {
  const element = document.createElement(type)
  for (const [name, value] of Object.entries(attributes)) setOne(element, name, value as Value)
  drawInto(element, children)
  return element
}

function setOne(element: HTMLElement, name: string, value: Value) {
  if (typeof value === 'function') element.addEventListener(name.slice(2).toLowerCase(), value)
  else if (name === 'className') element.className = String(value)
  else if (name.startsWith('aria-')) element.setAttribute(name, String(value))
  else if (value === true) element.setAttribute(name, '')
  else if (value !== false && value !== undefined && value !== null)
    element.setAttribute(name, String(value))
}
