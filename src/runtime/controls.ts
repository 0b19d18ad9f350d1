import { wholePage } from '../lib/whole-page.ts'

/**
 * Answers clicks that HTML alone cannot: `data-press` on a link has the id of a button to press,
 * `data-print` opens the print dialogue, and the menu's button opens the menu in browsers without
 * `commandfor`. A window that becomes wide has no menu button, so its menu closes.
 */
export function watchPresses() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const pressed = target.closest<HTMLElement>('[data-press]')?.dataset.press
    if (pressed) void wholePage.then(() => document.getElementById(pressed)?.click())
    if (target.closest('button[data-print]')) print()
    const opener = target.closest<HTMLButtonElement>('[commandfor]')
    if (opener && !opener.command) menu()?.showModal()
  })
  matchMedia('(min-width: 1200px)').addEventListener('change', () => menu()?.close())
  // A page that comes back from the back/forward cache would show it again.
  addEventListener('pagehide', () => menu()?.close())
}

/**
 * On phones a keyboard must reach a row that is swiped, so that the arrow keys can scroll it. One with links in it is
 * reached through them. What takes the focus needs a name, so a list without one gets its section's heading.
 */
export function watchSwipedRows() {
  const phone = matchMedia('(max-width: 599px)')
  const rows = document.querySelectorAll<HTMLElement>('.swipe:not(:has(a))')
  function mark() {
    for (const row of rows)
      if (phone.matches) {
        row.tabIndex = 0
        row.ariaLabel ??= row.closest('section')?.querySelector('h2')?.textContent ?? null
      } else row.removeAttribute('tabindex')
  }
  phone.addEventListener('change', mark)
  mark()
}

function menu() {
  return document.querySelector<HTMLDialogElement>('.side-menu')
}

/** Escape closes a tooltip until the pointer or the focus comes back to its control. */
export function watchTooltips() {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const tip of document.querySelectorAll<HTMLElement>('.tip:is(:hover, :focus-within)')) {
      tip.dataset.closed = ''
      for (const type of ['pointerleave', 'focusout'])
        tip.addEventListener(type, () => delete tip.dataset.closed, { once: true })
    }
  })
}
