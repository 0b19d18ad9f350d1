import { Toaster } from 'sonner'

/** In milliseconds: long enough to read or hear two sentences. */
const duration = 10_000
/** Below the header and above the demo bar (px). */
const clearOfBars = { top: 88, bottom: 80 }

/** Where a toast does not cover what it speaks of. */
export function clearOf(place: Element): 'top-right' | 'bottom-right' {
  const { top, bottom } = place.getBoundingClientRect()
  return (top + bottom) / 2 > innerHeight / 2 ? 'top-right' : 'bottom-right'
}

export function Toasts() {
  return (
    <Toaster
      position="bottom-right"
      offset={clearOfBars}
      mobileOffset={clearOfBars}
      duration={duration}
      closeButton
      toastOptions={{ className: 'toast' }}
    />
  )
}
