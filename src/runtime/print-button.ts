/** Lets any button marked `data-print` open the browser's print dialogue, where a PDF can be saved. */
export function watchPrintButtons() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print()
  })
}
