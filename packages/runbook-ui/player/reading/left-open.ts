import { markOpen } from '../fragment.ts'

/** Session storage ends with the tab, so closing it discards the file. */
const key = 'own-runbook-open'

/** The file to remember. By the time that it has become text, it may be closed or another one open. */
let current: File | null = null

/** As text, since session storage holds nothing else. */
async function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error!))
    reader.readAsDataURL(file)
  })
}

/** Remembers the open file until this tab is closed, so that Back finds it. Null: what is open is no file. */
export async function rememberOpen(file: File | null): Promise<void> {
  forgetOpen()
  if (!file) return
  markOpen(true)
  current = file
  try {
    const url = await dataUrlOf(file)
    if (current === file) sessionStorage.setItem(key, JSON.stringify([file.name, url]))
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

/** The file that was left open in this tab; null if there is none. */
export function foundOpen(): File | null {
  try {
    const [name, url] = JSON.parse(sessionStorage.getItem(key)!) as [string, string]
    const bytes = atob(url.slice(url.indexOf(',') + 1))
    return new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], name)
  } catch {
    return null
  }
}
