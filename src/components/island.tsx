import { createElement, useId, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

type Props<P extends object> = {
  /** File name in src/islands, without its ending. */
  name: string
  of: ComponentType<P>
  props: P
  /** intent: pointer, touch or focus; visible: also on scrolling into view; load: when the page is shown. */
  wake: 'intent' | 'visible' | 'load'
}

/**
 * Static HTML of a component that the browser can wake. It is rendered apart from the page, so
 * that the ids which `useId` makes are the same when the island hydrates alone.
 */
export function Island<P extends object>({ name, of: Component, props, wake }: Props<P>) {
  const key = useId()
  const html = renderToString(createElement(Component, props), { identifierPrefix: key })
  return (
    <div
      className="contents"
      data-island={name}
      data-wake={wake}
      data-key={key}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
