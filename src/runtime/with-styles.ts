const coming: Record<string, Promise<unknown>> = {}

/**
 * Loads a module together with its stylesheets, which Vite names in `files`: it is there when they are.
 * Takes the place of Vite's own helper (pipeline/vite-plugins.ts). What did not come is asked for again.
 */
export function withStyles<T>(load: () => Promise<T>, files: readonly string[] = []) {
  return Promise.all([load(), ...files.map(add)]).then(([module]) => module)
}

function add(file: string) {
  return (coming[file] ??= new Promise((onload, onerror) => {
    const link = document.createElement('link')
    document.head.append(
      Object.assign(link, { rel: 'stylesheet', href: `/${file}`, onload, onerror }),
    )
  }).catch((error: unknown) => {
    delete coming[file]
    throw error
  }))
}
