import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type WheelEvent,
} from 'react'
import { useReducedMotion } from '@cuewright/runbook-ui/motion'

const delayMs = 6000

type Embla = NonNullable<UseEmblaCarouselType[1]>
type Action = (embla: Embla) => void

/**
 * An Embla carousel that turns its pages by itself, stops for good on any interaction (pause
 * and play remain), and never starts by itself under reduced motion.
 */
export function useAutoplayCarousel({ loop }: { loop: boolean }) {
  const isReducedMotion = useReducedMotion()
  const [viewport, embla] = useEmblaCarousel({ loop, align: 'start', duration: 24 }, [
    autoplay({ delay: delayMs, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: true }),
  ])
  const { selected, isPlaying, turnedTo, setTurnedTo } = useCarouselState(embla)
  /** After a visitor's first press, nothing plays by itself. */
  const isPressed = useRef(false)
  /** What was pressed before Embla was there. */
  const awaited = useRef<Action[]>([])

  // In the commit that draws the carousel as ready: after it, a press could come first.
  useLayoutEffect(() => {
    if (!embla) return
    const hasTurned = takeOverScroll(embla)
    for (const action of awaited.current.splice(0)) action(embla)
    if (!isPressed.current && !isReducedMotion && !hasTurned) embla.plugins().autoplay.play()
    return () => embla.plugins().autoplay.stop()
  }, [embla, isReducedMotion])

  function act(action: Action) {
    isPressed.current = true
    if (embla) action(embla)
    else awaited.current.push(action)
  }

  /** Turns to another page, which ends the autoplay. */
  function turn(scroll: Action) {
    act((carousel) => {
      carousel.plugins().autoplay.stop()
      scroll(carousel)
      setTurnedTo(carousel.selectedScrollSnap())
    })
  }

  const turns = {
    canGoBack: loop || selected > 0,
    canGoOn: loop || (embla ? selected < embla.scrollSnapList().length - 1 : true),
    goBack: () => turn((carousel) => carousel.scrollPrev(isReducedMotion)),
    goOn: () => turn((carousel) => carousel.scrollNext(isReducedMotion)),
    goTo: (page: number) => turn((carousel) => carousel.scrollTo(page, isReducedMotion)),
    togglePlay: () => act((carousel) => carousel.plugins().autoplay[isPlaying ? 'stop' : 'play']()),
  }
  // Any action in the carousel counts. Arrow keys turn the pages, too.
  const handlers = {
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'ArrowLeft') turns.goBack()
      if (key === 'ArrowRight') turns.goOn()
    },
    // Ignores the focus that a click causes: the click may be on 'Play'.
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) embla?.plugins().autoplay.stop()
    },
    onWheel({ deltaX, deltaY }: WheelEvent) {
      if (Math.abs(deltaX) > Math.abs(deltaY)) embla?.plugins().autoplay.stop()
    },
  }
  return { viewport, selected, turnedTo, isPlaying, isReady: embla !== undefined, turns, handlers }
}

function useCarouselState(embla: Embla | undefined) {
  const [selected, setSelected] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  /** The page to which a visitor has turned; undefined once the carousel turns by itself. */
  const [turnedTo, setTurnedTo] = useState<number>()

  useLayoutEffect(() => {
    if (!embla) return

    // Embla removes these listeners when its hook destroys it.
    embla
      .on('select', () => {
        setSelected(embla.selectedScrollSnap())
        setTurnedTo(undefined)
      })
      .on('autoplay:play', () => setPlaying(true))
      .on('autoplay:stop', () => setPlaying(false))
  }, [embla])

  return { selected, isPlaying, turnedTo, setTurnedTo }
}

/**
 * Until the carousel wakes, its viewport is a scroller. Goes on at the page to which a visitor has
 * scrolled it; returns whether that is not the first.
 */
function takeOverScroll(embla: Embla): boolean {
  const viewport = embla.rootNode()
  const page = Math.round(viewport.scrollLeft / viewport.clientWidth)
  viewport.scrollLeft = 0
  if (page > 0) embla.scrollTo(page, true)
  return page > 0
}
