/** An island or the page, with the controls in it that were pressed before their code came. */
export type LatePlace = HTMLElement & { early?: HTMLElement[]; failure?: HTMLElement }

/**
 * What nothing answers until its code is there: buttons in a sleeping island, and the few others that the
 * site's code serves. Links, fields and files need none.
 */
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

/** Marks a place as answering, and repeats what was pressed before. */
export function wakeUp(place: LatePlace) {
  place.dataset.awake = ''
  // One task for each, as real clicks have, so that one's change is drawn before the next.
  for (const control of settle(place)) setTimeout(() => control.click())
}

/** Says that an island's code did not come, and forgets what was pressed. */
export function fail(
  place: LatePlace,
  words = 'This part isn’t working. Try once more, or reload the page.',
) {
  settle(place)
  if (place === document.documentElement) return
  // Beside the island: inside it, React would not find its own HTML again.
  const failure = document.createElement('p')
  place.before(Object.assign(failure, { className: 'failure', role: 'alert', textContent: words }))
  place.failure = failure
}

/** Returns what was pressed early, without its marks. */
function settle(place: LatePlace) {
  place.failure?.remove()
  const pressed = place.early ?? []
  delete place.early
  for (const control of pressed) control.ariaBusy = null
  return pressed
}
