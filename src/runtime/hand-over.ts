import { paths } from '../paths.ts'

/**
 * Keeps a dropped file from replacing the page. On `data-hand-over` it is put into the browser's database,
 * and the player's page opens.
 */
export function watchHandOver() {
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      const { dataTransfer, target } = event
      // A file field takes a dropped file by itself.
      if (!dataTransfer?.types.includes('Files') || (target as Element).closest('input')) return
      event.preventDefault()
      const [file] = dataTransfer.files
      const isHere = document.querySelector('[data-hand-over]')?.contains(target as Node)
      if (file && type === 'drop' && isHere) void carry(file)
    })
}

async function carry(file: File) {
  const { handOver } = await import('@cuewright/runbook/device')
  const isPutDown = await handOver(file)
  location.assign(isPutDown ? `${paths.features}#runbook-player:file` : paths.tryRunbook)
}
