import { ViteReactSSG } from 'vite-react-ssg'
import { routes } from './routes.tsx'

/** Build entry: the browser never loads this file. */
export const createRoot = ViteReactSSG({ routes })
