import { Toaster } from 'sonner'

/** Milliseconds: time to read, or hear, two sentences. */
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
