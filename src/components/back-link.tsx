/** The way back to the list that this page is an entry of. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex items-center gap-2 min-h-11 text-small text-ink-2 no-underline underline-offset-4 hover:text-ink hover:underline no-print"
    >
      <span className="i-lucide-arrow-left" aria-hidden />
      {children}
    </a>
  )
}
