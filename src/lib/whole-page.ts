/** Resolves at the end of the HTML. On a slow line the site’s code comes long before it. */
export const wholePage = new Promise<unknown>((come) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', come)
  else come(undefined)
})
