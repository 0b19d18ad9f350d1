import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { clearOf } from '../../components/toasts.tsx'
import { enhancePhoto } from '../../integrations/enhance.ts'

/** The state of one leader's photo. The original is on the page in every state. */
export type Photo =
  | { state: 'idle' }
  /** `since`: in milliseconds since the epoch. */
  | { state: 'enhancing'; since: number }
  | { state: 'enhanced'; image: string; isStandIn: boolean }
  | { state: 'failed'; message: string }

const idle: Photo = { state: 'idle' }

/** One photo's state, and a function that enhances it. Leaving the page aborts the request. */
export function useEnhancement(path: string): {
  photo: Photo
  /** `strip` is where the photo is on the page. */
  enhance: (strip: Element) => Promise<void>
} {
  const [photo, setPhoto] = useState(idle)
  const waiting = useRef<AbortController>(undefined)

  useEffect(() => {
    // Also runs when the page enters the back/forward cache, because the visitor may return to it.
    function leave() {
      waiting.current?.abort()
      setPhoto((current) => (current.state === 'enhancing' ? idle : current))
    }

    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      waiting.current?.abort()
    }
  }, [])

  async function enhance(strip: Element) {
    const { signal } = (waiting.current = new AbortController())
    setPhoto({ state: 'enhancing', since: Date.now() })
    const enhanced = await enhancePhoto(path, signal)
    if (signal.aborted) return
    if (enhanced.ok) {
      setPhoto({ state: 'enhanced', image: enhanced.image, isStandIn: enhanced.isStandIn })
      toast.success('Image Enhanced!', {
        description: 'The photo has been enhanced with AI.',
        position: clearOf(strip),
      })
      return
    }
    const message = enhanced.message ?? 'Failed to enhance image'
    setPhoto({ state: 'failed', message })
    toast.error('Enhancement Failed', { description: message, position: clearOf(strip) })
  }

  return { photo, enhance }
}
