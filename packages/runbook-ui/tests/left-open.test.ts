import { beforeEach, expect, test, vi } from 'vitest'
import { forgetOpen, foundOpen, rememberOpen } from '../player/reading/left-open.ts'

/** Takes as many ms as the file has bytes. */
class SlowReader extends EventTarget {
  result = ''

  readAsDataURL(file: File) {
    setTimeout(() => void this.read(file), file.size)
  }

  async read(file: File) {
    this.result = `data:;base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('FileReader', SlowReader)
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '' })
  vi.stubGlobal('history', { state: null, replaceState: () => {} })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('finds the file that was left open, with its name', async () => {
  await rememberOpen(new File(['1,Stop'], 'plan.csv'))
  const found = foundOpen()
  expect(found?.name).toBe('plan.csv')
  expect(await found?.text()).toBe('1,Stop')
})

test('stores nothing of a file that is closed before it has been read for storing', async () => {
  const remembered = rememberOpen(new File(['1,Stop'], 'plan.csv'))
  forgetOpen()
  await remembered
  expect(foundOpen()).toBeNull()
})

test('finds the later of two files, even if the earlier takes longer to store', async () => {
  await Promise.all([
    rememberOpen(new File(['1,Stop the application'], 'long.csv')),
    rememberOpen(new File(['1'], 'short.csv')),
  ])
  expect(foundOpen()?.name).toBe('short.csv')
})
