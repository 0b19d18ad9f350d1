import { paths } from '../paths.ts'

/**
 * Lets a file be dropped where the page says so, and opens it on the page that plays it. What puts
 * it down on the way, in the browser's own database, is loaded by the drop.
 */
export function watchHandOver() {
  const place = document.querySelector('[data-hand-over]')
  // A file that misses the place would otherwise replace the page.
  if (!place) return
  addEventListener('dragover', (event) => event.preventDefault())
  addEventListener('drop', (event) => {
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file && place.contains(event.target as Node)) void carry(file)
  })
}

async function carry(file: File) {
  const { handOver } = await import('../runbook/take-away/device/hand-over.ts')
  const isPutDown = await handOver(file)
  location.assign(isPutDown ? `${paths.features}#runbook-player:file` : paths.tryRunbook)
}
