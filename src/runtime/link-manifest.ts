/** Names the manifest once the page is painted: it serves an installation, not the reading. */
export function linkManifest() {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}
