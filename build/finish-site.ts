import { glob, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentSecurityPolicy, noteStyle } from './content-security.ts'
import { sonnerCss } from './sonner-css.ts'

/** Removes what only vite-react-ssg needed and writes the headers that follow from the build. */
export async function finishSite(dir: string) {
  for await (const leftover of glob(['.vite', 'static-loader-data*'], { cwd: dir }))
    await rm(join(dir, leftover), { recursive: true })
  noteStyle(await sonnerCss())
  noteStyle('') // sonner appends the element before it fills it
  await writeFile(join(dir, '_headers'), headers())
}

function headers(): string {
  const lines = {
    'Content-Security-Policy': contentSecurityPolicy(process.env),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
  const block = Object.entries(lines).map(([name, value]) => `  ${name}: ${value}\n`)
  return `/*\n${block.join('')}`
}
