/** An island or the page. `early` are the controls pressed before its code had loaded. */
export type LatePlace = HTMLElement & { early?: HTMLElement[]; failure?: HTMLElement }

/** Controls that do nothing without code: buttons in a sleeping island, and a few others. */
const needsCode =
  '[data-island]:not([data-awake]) button,html:not([data-awake]) :is([data-press],[data-print])'

export function keepEarlyPresses(onEarly: () => void) {
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(needsCode)
      if (!control) return
      event.preventDefault()
      event.stopPropagation()
      const place = control.closest<LatePlace>('[data-island],html')!
      ;(place.early ??= []).push(control)
      control.ariaBusy = 'true'
      onEarly()
    },
    true,
  )
}

/** Said when a chosen file would be lost with its page, whose code a deployment has replaced. */
export const outOfDate = 'This page has been updated. Reload it and choose the file again.'

/** Marks a place as awake and repeats the early presses. */
export function wakeUp(place: LatePlace) {
  place.dataset.awake = ''
  // One task per press, as with real clicks, so that React draws each change before the next.
  for (const control of takePresses(place)) setTimeout(() => control.click())
}

/** Shows that an island's code failed to load, and forgets the early presses. */
export function fail(
  place: LatePlace,
  words = 'This part isn’t working. Try again, or reload the page.',
) {
  takePresses(place)
  if (place === document.documentElement) return
  // Beside the island, because React expects the HTML inside to be unchanged.
  const failure = document.createElement('p')
  place.before(Object.assign(failure, { className: 'failure', role: 'alert', textContent: words }))
  place.failure = failure
}

/** Returns the early presses and removes their marks. */
function takePresses(place: LatePlace) {
  place.failure?.remove()
  const pressed = place.early ?? []
  delete place.early
  for (const control of pressed) control.ariaBusy = null
  return pressed
}
