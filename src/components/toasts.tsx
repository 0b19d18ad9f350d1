import { Toaster } from 'sonner'

/** In milliseconds: long enough to read or hear two sentences. */
const duration = 10_000

export function Toasts() {
  return (
    <Toaster
      position="bottom-right"
      offset={80}
      duration={duration}
      toastOptions={{ className: 'toast' }}
    />
  )
}
