import { paths } from '../paths.ts'

/**
 * Lets a file be dropped where the page says so, and opens it on the page that plays it. What puts
 * it down on the way, in the browser's own database, is loaded by the drop.
 */
export function watchHandOver() {
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      // The page may still be arriving.
      const place = document.querySelector('[data-hand-over]')
      if (!place) return
      // A file that misses the place would otherwise replace the page.
      event.preventDefault()
      const [file] = event.dataTransfer?.files ?? []
      if (file && type === 'drop' && place.contains(event.target as Node)) void carry(file)
    })
}

async function carry(file: File) {
  const { handOver } = await import('../runbook/take-away/device/hand-over.ts')
  const isPutDown = await handOver(file)
  location.assign(isPutDown ? `${paths.features}#runbook-player:file` : paths.tryRunbook)
}
