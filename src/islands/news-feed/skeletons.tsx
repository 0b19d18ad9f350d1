/** Three cards in the shape of what is on its way. */
export function Skeletons() {
  return (
    <ol className="news-list" aria-label="Loading posts">
      {[1, 2, 3].map((card) => (
        <li
          key={card}
          className="news-card skeleton line-t first:border-ink"
          data-testid="skeleton"
        >
          <span className="news-picture bg-ground-2" />
          <span className="news-body grid content-start gap-3.5" aria-hidden>
            <span />
            <span />
            <span />
          </span>
        </li>
      ))}
    </ol>
  )
}
