import { Toaster } from 'sonner'

/** Where an island's toasts appear: above the demo bar, in the site's own look. */
export function Toasts() {
  return <Toaster position="bottom-right" offset={80} toastOptions={{ className: 'toast' }} />
}
