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
