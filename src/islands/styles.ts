/** One stylesheet for all islands, loaded with the first (src/runtime/wake-islands.ts). Utilities come last. */
import 'virtual:uno:preflights.css'
import 'virtual:uno:shortcuts.css'

import.meta.glob(
  [
    '../components/**/*.css',
    '../screens/**/*.css',
    '../../packages/runbook-ui/**/*.css',
    '!../../packages/runbook-ui/styles/**',
    './**/*.css',
    '!../**/woken.css',
    '!../../packages/**/woken.css',
  ],
  { eager: true },
)
import.meta.glob(['../../packages/runbook-ui/**/woken.css', './**/woken.css'], { eager: true })
import 'virtual:uno.css'
