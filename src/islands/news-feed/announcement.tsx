import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { Toasts } from '../../components/toasts.tsx'

type Message = { kind: 'success' | 'error'; title: string; description: string }

/** Each toast has a new id: Sonner loses one that takes the id of a toast that is still fading out. */
let shown: ReturnType<typeof toast.error> | undefined

let host: HTMLElement | undefined

/** Takes the toast away before the posts are asked for again. */
export function withdraw() {
  if (shown !== undefined) toast.dismiss(shown)
}

/** Shows a toast below `place`. React is loaded only for it, because most visits show none. */
export function announce({ kind, title, description }: Message, place: HTMLElement) {
  if (!host) {
    host = document.createElement('div')
    place.append(host)
    const root = createRoot(host)
    // Sonner shows no toast that was made before it listens.
    flushSync(() => root.render(<Toasts />))
  }
  // On a phone a toast is as wide as the window, and would cover 'Try again'.
  const position = innerWidth < 600 ? 'top-right' : undefined
  shown = toast[kind](title, { description, position })
}
