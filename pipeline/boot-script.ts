import { minifySync } from 'vite'
import { boot } from '../src/runtime/boot.ts'

/** The script in a page's head: src/runtime/boot.ts, called with these addresses. */
export function bootScript(...addresses: Parameters<typeof boot>): string {
  const call = `(${boot.toString()})(${addresses.map((it) => JSON.stringify(it)).join()})`
  const { code, errors } = minifySync('boot.js', call)
  if (errors.length > 0) throw new Error(`boot.ts: ${errors[0]?.message}`)
  return code
}
