import { createElement, useId, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

type Props<P extends object> = {
  /** File name in src/islands, without its ending. */
  name: string
  of: ComponentType<P>
  props: P
  /**
   * intent: on pointer, touch, focus or change, or if the address has a parameter for one of its fields.
   * visible: also when scrolled into view. load: at once. file: also when a file is dragged over the page,
   * or its asleep.ts says that it has something to show.
   */
  wake: 'intent' | 'visible' | 'load' | 'file'
}

/** Rendered apart from the page, so that the ids of `useId` match when the island hydrates alone. */
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
