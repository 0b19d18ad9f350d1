import { useId } from 'react'
import { useAutoplayCarousel } from './testimonials/use-autoplay-carousel.ts'

type Quotation = { quote: string; title: string; initials: string; note?: string }
type Props = { label: string; items: readonly Quotation[]; loop?: boolean }

/** Quotations, one at a time: by themselves every six seconds until a visitor takes over. */
export default function Testimonials({ label, items, loop = true }: Props) {
  const id = useId()
  const carousel = useAutoplayCarousel({ loop })
  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={carousel.isReady || undefined}
    >
      {/* Arrow keys work wherever the focus is within; the region itself can take it. */}
      <div
        ref={carousel.viewport}
        id={id}
        className="carousel-viewport"
        role="group"
        tabIndex={0}
        aria-label={`${label}, arrow keys turn the pages`}
        onKeyDown={carousel.onKeyDown}
      >
        <div className="carousel-track">
          {items.map(({ quote, title, initials, note }, i) => (
            <figure
              key={title}
              className="carousel-slide"
              aria-roledescription="slide"
              aria-label={`${i + 1} of ${items.length}`}
              inert={carousel.isReady && i !== carousel.selected}
            >
              <blockquote>“{quote}”</blockquote>
              <figcaption>
                <span className="initials" aria-hidden>
                  {initials}
                </span>
                <Person title={title} />
                {note && <span className="sample">{note}</span>}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
      <div className="carousel-controls" role="group" aria-label="Choose a quotation">
        <button
          type="button"
          className="btn btn-small"
          aria-controls={id}
          disabled={!carousel.canGoBack}
          onClick={carousel.goBack}
        >
          <span className="i-lucide-arrow-left" aria-hidden />
          <span className="sr-only">Previous quotation</span>
        </button>
        <button
          type="button"
          className="btn btn-small"
          aria-controls={id}
          disabled={!carousel.canGoOn}
          onClick={carousel.goOn}
        >
          <span className="i-lucide-arrow-right" aria-hidden />
          <span className="sr-only">Next quotation</span>
        </button>
        <button type="button" className="btn btn-small" onClick={carousel.togglePlay}>
          {carousel.isPlaying ? 'Pause' : 'Play'}
          <span className="sr-only"> the quotations</span>
        </button>
        <p className="data text-ink-2">
          {carousel.selected + 1} of {items.length}
        </p>
      </div>
    </section>
  )
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
