/** Saves a file that was made in the browser, under a name that every file system takes. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ')
  link.click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
