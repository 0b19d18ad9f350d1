import { wholePage } from '../lib/whole-page.ts'

/**
 * What HTML cannot yet do everywhere: a link that also presses a button on its page (`data-press` has
 * the button's id), the browser's print dialogue, where a PDF can be saved (`data-print`), and the
 * menu's button in browsers that do not know its command. A window that becomes wide has no such button:
 * its menu closes.
 */
export function watchPresses() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const pressed = target.closest<HTMLElement>('[data-press]')?.dataset.press
    if (pressed) void wholePage.then(() => document.getElementById(pressed)?.click())
    if (target.closest('[data-print]')) print()
    const opener = target.closest<HTMLButtonElement>('[commandfor]')
    if (opener && !opener.command) menu()?.showModal()
  })
  matchMedia('(min-width: 1200px)').addEventListener('change', () => menu()?.close())
}

function menu() {
  return document.querySelector<HTMLDialogElement>('.side-menu')
}
