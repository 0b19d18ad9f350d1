import { minifySync } from 'vite'
import { boot } from '../src/runtime/boot.ts'

/**
 * The script in a page's head: after the first paint it fetches the site's code, at `app`, and the
 * stylesheet at `styles`, unless that is empty.
 */
export function bootScript(app: string, styles: string): string {
  const call = `(${boot.toString()})(${JSON.stringify(app)},${JSON.stringify(styles)})`
  const { code, errors } = minifySync('boot.js', call)
  if (errors.length > 0) throw new Error(`boot.ts: ${errors[0]?.message}`)
  return code
}
