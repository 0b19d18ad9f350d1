/** Names the manifest once the page is painted: it serves an installation, not the reading. */
export function linkManifest() {
  const link = '<link rel="manifest" href="/manifest.webmanifest">'
  document.head.insertAdjacentHTML('beforeend', link)
}
