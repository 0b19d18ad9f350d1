import { whileAsleep } from './asleep.ts'
import { fail, outOfDate, type LatePlace } from './early-presses.ts'

/** Keeps a dropped file from replacing the page. On `data-hand-over` the island that it names takes the file. */
export function watchHandOver() {
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      const { dataTransfer, target } = event
      // A file field takes a dropped file by itself.
      if (!dataTransfer?.types.includes('Files') || (target as Element).closest('input')) return
      event.preventDefault()
      const [file] = dataTransfer.files
      const place = (target as Element).closest<LatePlace>('[data-hand-over]')
      if (file && type === 'drop' && place) void carry(file, place)
    })
}

const offline = 'You’re offline: a file opens without a network once our Features page is open.'

async function carry(file: File, place: LatePlace) {
  if (!navigator.onLine) return fail(place, offline)
  try {
    const { takeFile } = await whileAsleep(place.dataset.handOver!)
    location.assign(await takeFile(file))
  } catch {
    fail(place, outOfDate)
  }
}
