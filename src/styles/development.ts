/** In development Vite serves the styles and replaces them as they change; a build inlines them. */
import './index.css'
import 'virtual:uno.css'
