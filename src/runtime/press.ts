/**
 * What HTML cannot yet do everywhere: a link that also presses a button on its page (`data-press`
 * holds the button's id), and the menu's button in browsers that do not know its command.
 */
export function watchPresses() {
  const knowsCommands = 'command' in HTMLButtonElement.prototype
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const pressed = target.closest<HTMLElement>('[data-press]')?.dataset.press
    if (pressed) document.getElementById(pressed)?.click()
    const menu = target.closest('[commandfor]')?.getAttribute('commandfor')
    if (menu && !knowsCommands) (document.getElementById(menu) as HTMLDialogElement).showModal()
  })
}
