import { note } from '../../integrations/analytics.ts'
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

/** The choice in the URL's query. `edit` shows a choice at once; `commit` also writes it to the URL. */
export function useUrlChoice(creators: string, accessories: readonly string[]) {
  const [edited, edit] = useState<Choice>()
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )

  function commit(choice: Choice) {
    edit(undefined)
    note('size_chosen')
    history.replaceState(history.state, '', `?${choiceQuery(choice, query)}${location.hash}`)
    for (const onChange of listeners) onChange()
  }

  /** The choice in the address bar, which the first render must not use. */
  function linked(from = location.search) {
    return parseChoice(from, creators, accessories)
  }

  return { choice: edited ?? linked(query), linked, edit, commit }
}

export function choiceLink(choice: Choice): string {
  return `${location.origin}${location.pathname}?${choiceQuery(choice, location.search)}#size-finder`
}
