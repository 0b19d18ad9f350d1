import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { Toasts } from '../../components/toasts.tsx'

type Message = { kind: 'success' | 'error'; title: string; description: string }

/** The toast's own id: a second message takes the place of the first. */
const id = 'news'

let host: HTMLElement | undefined

function say({ kind, title, description }: Message) {
  toast[kind](title, { description, id })
}

/** Takes the toast away before the posts are asked for again. */
export function withdraw() {
  toast.dismiss(id)
}

/** Shows a toast below `place`. React is loaded only for it, because most visits show none. */
export function announce(message: Message, place: HTMLElement) {
  if (host) return say(message)
  host = document.createElement('div')
  place.append(host)
  createRoot(host).render(<Announcement {...message} />)
}

function Announcement(message: Message) {
  useEffect(() => say(message), [message])
  return <Toasts />
}
