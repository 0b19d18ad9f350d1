/** Three cards in the shape of what is on its way. */
export function Skeletons() {
  return (
    <ol className="news-list" aria-label="Loading posts">
      {[1, 2, 3].map((card) => (
        <li
          key={card}
          className="news-card skeleton edge-t-rule first:border-ink"
          data-testid="skeleton"
        >
          <span className="self-start aspect-1.91 bg-ground-2" />
          <span className="grid content-start gap-3.5" aria-hidden>
            <span className="h-6.5 w-56% bg-ground-2" />
            <span className="h-4.5 bg-ground-2" />
            <span className="h-4.5 w-74% bg-ground-2" />
          </span>
        </li>
      ))}
    </ol>
  )
}
