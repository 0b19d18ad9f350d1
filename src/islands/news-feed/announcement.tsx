import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { Toasts } from '../../components/toasts.tsx'

type Message = { kind: 'success' | 'error'; title: string; description: string }

/** Shows a toast below `place`. React is loaded only for it, because most visits show none. */
export function announce(message: Message, place: HTMLElement) {
  const host = document.createElement('div')
  place.append(host)
  createRoot(host).render(<Announcement {...message} />)
}

function Announcement({ kind, title, description }: Message) {
  useEffect(() => {
    toast[kind](title, { description })
  }, [kind, title, description])
  return <Toasts />
}
