import { useEffect, useReducer, useRef } from 'react'
import { toast } from 'sonner'
import { enhancePhoto } from '../../integrations/enhance.ts'
import { idle, nextPhoto, type Photo } from './photo-state.ts'

const noReason = 'Failed to enhance image'

/** One photo's state and the way to have it enhanced. Leaving the page ends the wait. */
export function useEnhancement(path: string): { photo: Photo; enhance: () => Promise<void> } {
  const [photo, dispatch] = useReducer(nextPhoto, idle)
  const waiting = useRef<AbortController>(undefined)

  useEffect(() => {
    // Also when the page goes into the back/forward cache, from where it may come back.
    function leave() {
      waiting.current?.abort()
      dispatch({ type: 'left' })
    }

    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      waiting.current?.abort()
    }
  }, [])

  async function enhance() {
    const { signal } = (waiting.current = new AbortController())
    dispatch({ type: 'asked', at: Date.now() })
    const enhanced = await enhancePhoto(path, signal)
    if (signal.aborted) return
    if (enhanced.ok) {
      dispatch({ type: 'arrived', image: enhanced.image, isStandIn: enhanced.isStandIn })
      toast.success('Image Enhanced!', { description: 'The photo has been enhanced with AI.' })
      return
    }
    const message = enhanced.message ?? noReason
    dispatch({ type: 'failed', message })
    toast.error('Enhancement Failed', { description: message })
  }

  return { photo, enhance }
}
