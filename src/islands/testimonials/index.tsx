import { useId } from 'react'
import { useAutoplayCarousel } from './use-autoplay-carousel.ts'

type Quotation = { quote: string; title: string; initials: string }
/** `note` is what is said of all of them. */
type Props = { label: string; items: readonly Quotation[]; note?: string; loop?: boolean }

/** Quotations, one at a time: by themselves every six seconds until a visitor takes over. */
export default function Testimonials({ label, items, note, loop = true }: Props) {
  const id = useId()
  const { viewport, selected, turnedTo, isPlaying, isReady, goTo, ...turn } = useAutoplayCarousel({
    loop,
  })
  return (
    <section
      className="min-w-0"
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={isReady || undefined}
    >
      {/* Before the carousel wakes this is a scroller, which a keyboard must be able to reach. */}
      <div
        ref={viewport}
        id={id}
        className={`carousel-viewport -ml-4 ${isReady ? 'overflow-hidden' : 'overflow-x-auto [scroll-snap-type:x_mandatory]'}`}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`${label}, arrow keys turn the pages`}
      >
        <div className="carousel-track flex">
          {items.map(({ quote, title, initials }, i) => (
            <figure
              key={title}
              className="carousel-slide"
              aria-roledescription="slide"
              aria-label={`${i + 1} of ${items.length}`}
              inert={isReady && i !== selected}
            >
              <blockquote>“{quote}”</blockquote>
              <figcaption className="flex flex-wrap gap-3.5 items-center self-start text-small text-ink-2">
                <span
                  className="grid place-items-center w-11 h-11 edge-rule-strong rounded-full fw-600 narrow text-ink"
                  aria-hidden
                >
                  {initials}
                </span>
                <Person title={title} />
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
      {note && <p className="sample mt-5">{note}</p>}
      <ol
        className="carousel-voices max-lg:hidden mt-5 edge-b-rule text-small leading-tight"
        aria-label="Who said it"
      >
        {items.map(({ title }, i) => (
          <li key={title}>
            <button
              type="button"
              aria-controls={id}
              aria-current={i === selected || undefined}
              onClick={() => {
                goTo(i)
              }}
            >
              {title.slice(0, title.lastIndexOf(', '))}
              <span className="text-ink-2">{title.slice(title.lastIndexOf(', ') + 2)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div
        className="carousel-controls items-center gap-2 mt-5"
        role="group"
        aria-label="Choose a quotation"
        translate="no"
      >
        <button
          type="button"
          className="btn btn-small"
          aria-controls={id}
          disabled={!turn.canGoBack}
          onClick={turn.goBack}
        >
          <span className="i-lucide-arrow-left" aria-hidden />
          <span className="sr-only">Previous quotation</span>
        </button>
        <button
          type="button"
          className="btn btn-small"
          aria-controls={id}
          disabled={!turn.canGoOn}
          onClick={turn.goOn}
        >
          <span className="i-lucide-arrow-right" aria-hidden />
          <span className="sr-only">Next quotation</span>
        </button>
        <button type="button" className="btn btn-small" onClick={turn.togglePlay}>
          {isPlaying ? 'Pause' : 'Play'}
          <span className="sr-only"> the quotations</span>
        </button>
        <p className="text-data text-ink-2">
          {selected + 1} of {items.length}
        </p>
      </div>
      <p className="sr-only" role="status">
        {turnedTo === undefined
          ? ''
          : `${turnedTo + 1} of ${items.length}, ${said(items[turnedTo]!)}`}
      </p>
    </section>
  )
}

function said({ quote, title }: Quotation) {
  return `“${quote}” ${title}`
}

/** 'Role, Sector' on two lines. */
function Person({ title }: { title: string }) {
  const comma = title.lastIndexOf(', ')
  return (
    <span>
      {title.slice(0, comma)}
      <br />
      {title.slice(comma + 2)}
    </span>
  )
}
