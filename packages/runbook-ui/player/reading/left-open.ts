import { markOpen } from '../fragment.ts'

/** Session storage ends with the tab, so closing it discards the file. */
const key = 'own-runbook-open'

/** A visitor's file, or the name of a kept runbook. */
export type LeftOpen = { readonly file: File } | { readonly kept: string }

/** What to remember. By the time that a file has become text, it may be closed or another one open. */
let current: LeftOpen | null = null

/** As text, since session storage holds nothing else. */
async function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error!))
    reader.readAsDataURL(file)
  })
}

/** Remembers what is open until this tab is closed, so that Back finds it. Null: it is neither a file nor kept. */
export async function rememberOpen(open: LeftOpen | null): Promise<void> {
  forgetOpen()
  if (!open) return
  markOpen(true)
  current = open
  try {
    const left = 'file' in open ? [open.file.name, await dataUrlOf(open.file)] : open
    if (current === open) sessionStorage.setItem(key, JSON.stringify(left))
  } catch {
    // A browser keeps about 5 MB of text, some none at all. Then Back finds the file only in a page that it has kept whole.
  }
}

export function forgetOpen(): void {
  current = null
  markOpen(false)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

/** What was left open in this tab; null if there is nothing. */
export function foundOpen(): LeftOpen | null {
  try {
    const left = JSON.parse(sessionStorage.getItem(key)!) as [string, string] | { kept: string }
    if ('kept' in left) return left
    const [name, url] = left
    const bytes = atob(url.slice(url.indexOf(',') + 1))
    return { file: new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], name) }
  } catch {
    return null
  }
}
