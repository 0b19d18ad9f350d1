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

function foundFile() {
  const found = foundOpen()
  return found && 'file' in found ? found.file : null
}

test('finds the file that was left open, with its name', async () => {
  await rememberOpen({ file: new File(['1,Stop'], 'plan.csv') })
  const file = foundFile()
  expect(file?.name).toBe('plan.csv')
  expect(await file?.text()).toBe('1,Stop')
})

test('stores nothing of a file that is closed before it has been read for storing', async () => {
  const remembered = rememberOpen({ file: new File(['1,Stop'], 'plan.csv') })
  forgetOpen()
  await remembered
  expect(foundOpen()).toBeNull()
})

test('finds the later of two files, even if the earlier takes longer to store', async () => {
  await Promise.all([
    rememberOpen({ file: new File(['1,Stop the application'], 'long.csv') }),
    rememberOpen({ file: new File(['1'], 'short.csv') }),
  ])
  expect(foundFile()?.name).toBe('short.csv')
})

test('finds a kept runbook by its name, even if its file is still being stored', async () => {
  const remembered = rememberOpen({ file: new File(['1,Stop'], 'plan.csv') })
  await rememberOpen({ kept: 'plan' })
  await remembered
  expect(foundOpen()).toEqual({ kept: 'plan' })
})
