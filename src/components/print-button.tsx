/** Hidden without JavaScript, since it could do nothing. */
export function PrintButton({ children }: { children: string }) {
  return (
    <button type="button" className="btn no-print media-noscript:hidden" data-print>
      <span className="i-lucide-printer" aria-hidden />
      {children}
    </button>
  )
}
