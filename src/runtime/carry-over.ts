import type { LatePlace } from './early-presses.ts'

/** What a visitor can have used in an island, in its order. */
export function controlsIn(island: HTMLElement) {
  return [...island.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
}

/**
 * Where React has drawn an island anew, because a translator had changed it, brings over what the
 * visitor did before: what was typed, chosen and pressed, and the focus.
 */
export function carryOver(island: LatePlace, before: HTMLElement[], focused: Element | null) {
  const now = controlsIn(island)
  for (const [at, old] of before.entries()) {
    const fresh = now[at]
    if (!fresh || fresh === old) continue
    if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) copy(old, fresh)
    if (old === focused) fresh.focus({ preventScroll: true })
  }
  island.early = island.early?.map((control) => now[before.indexOf(control)] ?? control)
}

function copy(old: HTMLInputElement, fresh: HTMLInputElement) {
  if (old.type === 'file') fresh.files = old.files
  else {
    fresh.value = old.value
    fresh.checked = old.checked
  }
}
