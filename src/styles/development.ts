/** In development Vite serves the styles and replaces them as they change; a build inlines them. */
import './base.css'
import './faces/sans.css'
import './faces/serif.css'
import '../islands/styles.ts'

import.meta.glob(['./*.css', '../pages/**/*.css'], { eager: true })

// Print has the last word, as it has in a build.
document.head.append(document.querySelector('style[data-vite-dev-id$="print.css"]')!)
