/** Opens the browser's print dialogue; it is not shown where no script can answer it. */
export function PrintButton({ children }: { children: string }) {
  return (
    <button type="button" className="btn no-print media-noscript:hidden" data-print>
      <span className="i-lucide-printer" aria-hidden />
      {children}
    </button>
  )
}
