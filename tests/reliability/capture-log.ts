import { vi } from 'vitest'

/** What the functions log from now on, line by line, until the test's mocks are restored. */
export function captureLog(): string[] {
  const lines: string[] = []

  function keep(line: unknown) {
    void lines.push(String(line))
  }

  vi.spyOn(console, 'warn').mockImplementation(keep)
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    keep(line)
    return true
  })
  return lines
}
