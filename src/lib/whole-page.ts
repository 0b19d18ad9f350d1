/** Resolves at the end of the HTML. On a slow connection the site’s code arrives long before that. */
export const wholePage = new Promise<unknown>((come) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', come)
  else come(undefined)
})
