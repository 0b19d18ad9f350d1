import { useEffect } from 'react'
import { toast } from 'sonner'
import { Toasts } from '../../components/toasts.tsx'

export type Message = { kind: 'success' | 'error'; title: string; description: string }

/** A toast of the news, in its own chunk: most visits show none. */
export function Announcement({ kind, title, description }: Message) {
  useEffect(() => {
    toast[kind](title, { description })
  }, [kind, title, description])
  return <Toasts />
}
