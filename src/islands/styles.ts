/**
 * What islands need beyond the HTML that they come in, as one stylesheet: it is loaded with the first of
 * them (src/runtime/wake-islands.ts). The last word is the utilities', of all modules that reach the browser.
 */
import 'virtual:uno:preflights.css'
import 'virtual:uno:shortcuts.css'

import.meta.glob(
  ['../components/**/*.css', '../product/**/*.css', './**/*.css', '!./**/woken.css'],
  { eager: true },
)
import.meta.glob('./**/woken.css', { eager: true })
import 'virtual:uno.css'
