/** An island or the page, with the controls in it that were pressed before their code came. */
export type LatePlace = HTMLElement & { early?: HTMLElement[] }

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
      onEarly()
    },
    true,
  )
}

/** Marks a place as answering, and repeats what was pressed before. */
export function wakeUp(place: LatePlace) {
  delete place.dataset.failed
  place.dataset.awake = ''
  // One task for each, as real clicks have, so that one's change is drawn before the next.
  for (const control of place.early?.splice(0) ?? []) setTimeout(() => control.click())
}

/** Marks a place whose code did not come, and forgets what was pressed. */
export function fail(place: LatePlace) {
  delete place.early
  place.dataset.failed = ''
}
