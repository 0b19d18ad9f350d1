import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'

const delay = 6000

type EmblaCarouselType = NonNullable<UseEmblaCarouselType[1]>
type Action = (carousel: EmblaCarouselType) => void

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
  /** The page to which a visitor has turned; undefined once the carousel turns by itself. */
  const [turnedTo, setTurnedTo] = useState<number>()
  /** The carousel, once this hook hears it. */
  const heard = useRef<EmblaCarouselType>(undefined)
  /** What was pressed before that. */
  const awaited = useRef<Action>(undefined)

  useEffect(() => {
    if (!embla) return

    function onSelect() {
      setSelected(embla!.selectedScrollSnap())
      setTurnedTo(undefined)
    }

    function onPlay() {
      setPlaying(true)
    }

    function onStop() {
      setPlaying(false)
    }

    embla.on('select', onSelect).on('autoplay:play', onPlay).on('autoplay:stop', onStop)
    heard.current = embla
    const hasTurned = takeOverScroll(embla)
    if (awaited.current) awaited.current(embla)
    else if (!isReducedMotion && !hasTurned) embla.plugins().autoplay.play()
    awaited.current = undefined
    return () => {
      heard.current = undefined
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
      setTurnedTo(embla?.selectedScrollSnap())
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

  function act(action: Action) {
    if (heard.current) action(heard.current)
    else awaited.current = action
  }

  /** Turns to another page, which ends the autoplay. */
  function turn(scroll: Action) {
    act((carousel) => {
      carousel.plugins().autoplay.stop()
      scroll(carousel)
      setTurnedTo(carousel.selectedScrollSnap())
    })
  }

  return {
    viewport,
    selected,
    turnedTo,
    isPlaying,
    isReady: embla !== undefined,
    canGoBack: loop || selected > 0,
    canGoOn: loop || (embla ? selected < embla.scrollSnapList().length - 1 : true),
    goBack: () => turn((carousel) => carousel.scrollPrev(isReducedMotion)),
    goOn: () => turn((carousel) => carousel.scrollNext(isReducedMotion)),
    goTo: (page: number) => turn((carousel) => carousel.scrollTo(page, isReducedMotion)),
    togglePlay: () => act((carousel) => carousel.plugins().autoplay[isPlaying ? 'stop' : 'play']()),
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
