/** vite-react-ssg's hook for each page. A page whose loader failed is an error, not a page. */
export function refuseErrors(route: string, html: string): string {
  if (html.includes('Unexpected Application Error'))
    throw new Error(`${route}: a loader or component failed while rendering`)
  return html
}
