/** Three cards in the shape of what is on its way. */
export function Skeletons() {
  return (
    <ol className="news-list" aria-label="Loading posts">
      {[1, 2, 3].map((card) => (
        <li key={card} className="news-card skeleton" data-testid="skeleton">
          <span className="news-picture" />
          <span className="news-body" aria-hidden>
            <span />
            <span />
            <span />
          </span>
        </li>
      ))}
    </ol>
  )
}
