import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'

const delay = 6000

type EmblaCarouselType = NonNullable<UseEmblaCarouselType[1]>
type Direction = 'scrollPrev' | 'scrollNext'

/**
 * An Embla carousel that turns its pages every 6000 ms, stops for good on any interaction (pause
 * and play remain), and never starts by itself under reduced motion.
 */
export function useAutoplayCarousel({ loop }: { loop: boolean }) {
  const isReducedMotion = useReducedMotion()
  const [viewport, embla] = useEmblaCarousel({ loop, align: 'start', duration: 24 }, [
    autoplay({ delay, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: true }),
  ])
  const [selected, setSelected] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  /** A turn that was asked for before there was a carousel. */
  const awaited = useRef<Direction>(undefined)

  useEffect(() => {
    if (!embla) return

    function onSelect() {
      setSelected(embla!.selectedScrollSnap())
    }

    function onPlay() {
      setPlaying(true)
    }

    function onStop() {
      setPlaying(false)
    }

    embla.on('select', onSelect).on('autoplay:play', onPlay).on('autoplay:stop', onStop)
    const hasTurned = takeOverScroll(embla) || awaited.current !== undefined
    if (awaited.current) embla[awaited.current](isReducedMotion)
    awaited.current = undefined
    if (!isReducedMotion && !hasTurned) embla.plugins().autoplay.play()
    return () => {
      embla.off('select', onSelect).off('autoplay:play', onPlay).off('autoplay:stop', onStop)
      embla.plugins().autoplay.stop()
    }
  }, [embla, isReducedMotion])

  useEffect(() => {
    // Arrow keys turn the pages wherever the focus is in the carousel; a keyboard's focus or a
    // sideways wheel in it takes over from the autoplay.
    const carousel = embla?.rootNode().parentElement

    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
      embla?.plugins().autoplay.stop()
      if (key === 'ArrowLeft') embla?.scrollPrev(isReducedMotion)
      else embla?.scrollNext(isReducedMotion)
    }

    // A click's focus is left to what the click does: it may be on 'Play'.
    function onFocusIn({ target }: FocusEvent) {
      if ((target as Element).matches(':focus-visible')) embla?.plugins().autoplay.stop()
    }

    function onWheel({ deltaX, deltaY }: WheelEvent) {
      if (Math.abs(deltaX) > Math.abs(deltaY)) embla?.plugins().autoplay.stop()
    }

    carousel?.addEventListener('keydown', onKeyDown)
    carousel?.addEventListener('focusin', onFocusIn)
    carousel?.addEventListener('wheel', onWheel, { passive: true })
    return () => {
      carousel?.removeEventListener('keydown', onKeyDown)
      carousel?.removeEventListener('focusin', onFocusIn)
      carousel?.removeEventListener('wheel', onWheel)
    }
  }, [embla, isReducedMotion])

  function turn(direction: Direction) {
    return () => {
      if (!embla) awaited.current = direction
      embla?.plugins().autoplay.stop()
      embla?.[direction](isReducedMotion)
    }
  }

  return {
    viewport,
    selected,
    isPlaying,
    isReady: embla !== undefined,
    canGoBack: loop || selected > 0,
    canGoOn: loop || (embla ? selected < embla.scrollSnapList().length - 1 : true),
    goBack: turn('scrollPrev'),
    goOn: turn('scrollNext'),
    goTo: (page: number) => {
      embla?.plugins().autoplay.stop()
      embla?.scrollTo(page, isReducedMotion)
    },
    togglePlay: () => embla?.plugins().autoplay[isPlaying ? 'stop' : 'play'](),
  }
}

/**
 * Until the carousel wakes its viewport is a scroller. Goes on at the page to which a visitor has
 * scrolled it; returns whether that is another than the first.
 */
function takeOverScroll(embla: EmblaCarouselType): boolean {
  const viewport = embla.rootNode()
  const page = Math.round(viewport.scrollLeft / viewport.clientWidth)
  viewport.scrollLeft = 0
  if (page > 0) embla.scrollTo(page, true)
  return page > 0
}
