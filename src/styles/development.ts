/** In development Vite serves the styles and replaces them as they change; a build inlines them. */
import 'virtual:site.css'
import './faces/sans.css'
import './faces/serif.css'

// Print has the last word, as it has in a build.
document.head.append(document.querySelector('style[data-vite-dev-id$="print.css"]')!)
