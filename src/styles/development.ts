/** Vite serves and replaces styles in development; a build inlines them. */
import './base.css'
import './faces/sans.css'
import './faces/serif.css'
import '../islands/styles.ts'

import.meta.glob(['./*.css', '../pages/**/*.css'], { eager: true })

// Print comes last, as in a build.
document.head.append(document.querySelector('style[data-vite-dev-id$="print.css"]')!)
