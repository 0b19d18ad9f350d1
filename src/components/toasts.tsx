import { Toaster } from 'sonner'

/** Milliseconds: two sentences are read without haste, by an ear as by an eye. */
const duration = 10_000

/** Where an island's toasts appear: above the demo bar, in the site's own look. */
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
