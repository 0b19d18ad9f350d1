import { useState, useSyncExternalStore } from 'react'
import { choiceQuery, parseChoice, type Choice } from '../../lib/pricing/choice.ts'

const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  addEventListener('popstate', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('popstate', onChange)
  }
}

/**
 * The choice in the URL's query. An edit shows at once and stays the page's own; `commit`
 * writes it to the URL, in place of the present entry of the history.
 */
export function useUrlChoice(initial: Choice, accessories: readonly string[]) {
  const [edited, edit] = useState<Choice>()
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )

  function commit(choice: Choice) {
    edit(undefined)
    history.replaceState(history.state, '', `?${choiceQuery(choice, query)}${location.hash}`)
    for (const onChange of listeners) onChange()
  }

  function read(from: string) {
    return parseChoice(from, initial, accessories)
  }

  /** The choice of the address bar, which a first render does not know yet. */
  function linked() {
    return read(location.search)
  }

  return { choice: edited ?? read(query), linked, edit, commit }
}

/** The address that shows this choice to anyone who opens it. */
export function choiceLink(choice: Choice): string {
  return `${location.origin}${location.pathname}?${choiceQuery(choice, location.search)}#size-finder`
}
