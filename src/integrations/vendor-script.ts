/**
 * Adds a vendor's script to the page. Returns whether it ran; a blocked or missing one costs a
 * single warning, because the page works without it.
 */
export function addVendorScript(src: string, id: string, whatIsMissing: string): Promise<boolean> {
  const script = document.createElement('script')
  script.id = id
  script.src = src
  script.async = true
  script.defer = true
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => {
      console.warn(`${whatIsMissing} is not available: ${new URL(src).host} did not answer.`)
      resolve(false)
    })
    document.head.append(script)
  })
}
