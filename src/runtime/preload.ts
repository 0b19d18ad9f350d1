const arriving = new Map<string, Promise<unknown>>()

/**
 * Stands around each dynamic import of the build, in place of Vite's own helper (pipeline/vite-plugins.ts):
 * code that has stylesheets comes with them. Rejects when one of them does not arrive.
 */
export async function preload<Module>(load: () => Promise<Module>, stylesheets: string[] = []) {
  const [module] = await Promise.all([load(), ...stylesheets.map(addStylesheet)])
  return module
}

function addStylesheet(path: string) {
  const known = arriving.get(path)
  if (known) return known
  const link = document.createElement('link')
  const arrived = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      arriving.delete(path)
      link.remove()
      reject(new Error(path))
    })
  })
  arriving.set(path, arrived)
  link.rel = 'stylesheet'
  link.href = `/${path}`
  document.head.append(link)
  return arrived
}
