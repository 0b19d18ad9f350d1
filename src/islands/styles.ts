/** One stylesheet for all islands, loaded with the first (src/runtime/wake-islands.ts). Utilities come last. */
import 'virtual:uno:preflights.css'
import 'virtual:uno:shortcuts.css'

import.meta.glob(
  [
    '../components/**/*.css',
    '../screens/**/*.css',
    '../runbook-ui/**/*.css',
    './**/*.css',
    '!../**/woken.css',
  ],
  { eager: true },
)
import.meta.glob(['../runbook-ui/**/woken.css', './**/woken.css'], { eager: true })
import 'virtual:uno.css'
