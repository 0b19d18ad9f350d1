import { useId } from 'react'
import { useAutoplayCarousel } from './use-autoplay-carousel.ts'

/** `title`: 'Role, Sector'. */
type Quotation = { quote: string; title: string; initials: string }
type Props = { label: string; items: readonly Quotation[]; note?: string; loop?: boolean }

/** Quotations, one at a time: by themselves every six seconds until a visitor takes over. */
export default function Testimonials({ label, items, note, loop = true }: Props) {
  const id = useId()
  const carousel = useAutoplayCarousel({ loop })
  const { viewport, selected, turnedTo, isReady } = carousel
  return (
    <section
      className="min-w-0"
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={isReady || undefined}
      {...carousel.handlers}
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
          {items.map((item, i) => (
            <figure
              key={item.title}
              className="carousel-slide"
              aria-roledescription="slide"
              aria-label={`${i + 1} of ${items.length}`}
              inert={isReady && i !== selected}
            >
              <Slide {...item} />
            </figure>
          ))}
        </div>
      </div>
      <Voices items={items} controls={id} selected={selected} onChoose={carousel.turns.goTo} />
      <Controls {...carousel} controls={id} count={items.length} note={note} />
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

function roleAndSector(title: string) {
  const comma = title.lastIndexOf(', ')
  return [title.slice(0, comma), title.slice(comma + 2)]
}

function Slide({ quote, title, initials }: Quotation) {
  const [role, sector] = roleAndSector(title)
  return (
    <>
      <blockquote>“{quote}”</blockquote>
      <figcaption className="flex flex-wrap gap-3.5 items-center self-start text-small text-ink-2">
        <span
          className="grid place-items-center w-11 h-11 edge-rule-strong rounded-full fw-600 narrow text-ink"
          aria-hidden
        >
          {initials}
        </span>
        <span>
          {role}
          <br />
          {sector}
        </span>
      </figcaption>
    </>
  )
}

type VoicesProps = {
  items: readonly Quotation[]
  controls: string
  selected: number
  onChoose: (page: number) => void
}

function Voices({ items, controls, selected, onChoose }: VoicesProps) {
  return (
    <ol
      className="carousel-voices max-lg:hidden mt-5 edge-b-rule text-small leading-tight"
      aria-label="Who said it"
    >
      {items.map(({ title }, i) => {
        const [role, sector] = roleAndSector(title)
        return (
          <li key={title}>
            <button
              type="button"
              className="flex justify-between w-full py-1.75 pl-3 text-left"
              aria-controls={controls}
              aria-current={i === selected || undefined}
              onClick={() => onChoose(i)}
            >
              {role}
              <span className="text-ink-2">{sector}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const steps = [
  { name: 'Previous quotation', icon: 'i-lucide-arrow-left', can: 'canGoBack', go: 'goBack' },
  { name: 'Next quotation', icon: 'i-lucide-arrow-right', can: 'canGoOn', go: 'goOn' },
] as const

type ControlsProps = Pick<
  ReturnType<typeof useAutoplayCarousel>,
  'selected' | 'isPlaying' | 'turns'
> & { controls: string; count: number; note: string | undefined }

function Controls({ selected, isPlaying, turns, controls, count, note }: ControlsProps) {
  return (
    <div
      className="carousel-controls flex-wrap items-center gap-2 mt-5"
      role="group"
      aria-label="Choose a quotation"
      translate="no"
    >
      {steps.map(({ name, icon, can, go }) => (
        <button
          key={name}
          type="button"
          className="btn btn-small"
          aria-controls={controls}
          disabled={!turns[can]}
          onClick={turns[go]}
        >
          <span className={icon} aria-hidden />
          <span className="sr-only">{name}</span>
        </button>
      ))}
      <button type="button" className="btn btn-small" onClick={turns.togglePlay}>
        {isPlaying ? 'Pause' : 'Play'}
        <span className="sr-only"> the quotations</span>
      </button>
      <p className="text-data text-ink-2">
        {selected + 1} of {count}
      </p>
      {note && <p className="sample md:ml-auto">{note}</p>}
    </div>
  )
}
