import { paths } from '../paths.ts'

/** Lets a file be dropped on `data-hand-over`, keeps it in the browser's database, and opens the player's page. */
export function watchHandOver() {
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      const place = document.querySelector('[data-hand-over]')
      if (!place) return
      // A file that misses the place would otherwise replace the page.
      event.preventDefault()
      const [file] = event.dataTransfer?.files ?? []
      if (file && type === 'drop' && place.contains(event.target as Node)) void carry(file)
    })
}

async function carry(file: File) {
  const { handOver } = await import('#runbook/device')
  const isPutDown = await handOver(file)
  location.assign(isPutDown ? `${paths.features}#runbook-player:file` : paths.tryRunbook)
}
