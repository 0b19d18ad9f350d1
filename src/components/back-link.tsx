/** The way back to the list that this page is an entry of. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="back-link no-print">
      <span className="i-lucide-arrow-left" aria-hidden />
      {children}
    </a>
  )
}
