/** A place whose code comes late, with the controls in it that were pressed before. */
export type LatePlace = HTMLElement & { early?: HTMLElement[] }

/**
 * What nothing answers until its code is there: buttons in an island that sleeps, and the few outside
 * of islands that the site's own code serves. Links, fields and files are the browser's own.
 */
const needsCode =
  '[data-island]:not([data-awake]) button,html:not([data-awake]) :is([data-press],[data-print])'

/** Keeps each press that comes before its code, and tells of it. */
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

/** Says that a place's code answers, and makes again what was pressed before. */
export function wakeUp(place: LatePlace) {
  delete place.dataset.failed
  place.dataset.awake = ''
  // A task for each, as real clicks have: what one changed is drawn before the next.
  for (const control of place.early?.splice(0) ?? []) setTimeout(() => control.click())
}

/** Says of a place that was wanted that its code did not come, and forgets what was pressed. */
export function fail(place: LatePlace) {
  delete place.early
  place.dataset.failed = ''
}
