import react from '@vitejs/plugin-react'
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { findFiles } from '../../../src/content/files.ts'
import { repository } from '../../../local/repository.ts'

type Manifest = {
  name: string
  dependencies: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Packs a package as npm would publish it, and unpacks it into `modules`. Returns what it depends on. */
function install(folder: string, modules: string): string[] {
  // A copy, because packing writes a stylesheet beside the sources, which other tests read.
  const from = join(modules, '..', 'packages', folder)
  cpSync(join(repository, 'packages', folder), from, { recursive: true })
  const npm = process.env.npm_execpath
  const [command, ...args] = npm ? ([process.execPath, npm] as const) : (['npm'] as const)
  const packed = execFileSync(command, [...args, 'pack', '--json', '--pack-destination', modules], {
    cwd: from,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const filename = /"filename": "([^"]+)"/.exec(packed)?.[1]
  const into = join(modules, '@cuewright', folder)
  mkdirSync(into, { recursive: true })
  execFileSync('tar', ['-xzf', join(modules, filename!), '-C', into, '--strip-components=1'])
  const manifest: Manifest = JSON.parse(readFileSync(join(into, 'package.json'), 'utf8'))
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
}

test('both packages, packed, build in an empty Vite project with the lines of the README', async () => {
  const root = mkdtempSync(join(tmpdir(), 'outside-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const modules = join(root, 'node_modules')
  mkdirSync(modules)
  mkdirSync(join(root, 'packages'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'packages/node_modules'), 'junction')
  const wanted = ['runbook', 'runbook-ui'].flatMap((folder) => install(folder, modules))
  for (const name of new Set(wanted.filter((each) => !each.startsWith('@cuewright/'))))
    symlinkSync(join(repository, 'node_modules', name), join(modules, name), 'junction')

  const readme = readFileSync(join(repository, 'packages/runbook-ui/README.md'), 'utf8')
  const [, lines = ''] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? []
  writeFileSync(join(root, 'main.tsx'), lines)
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="./main.tsx"></script>',
  )
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    worker: { format: 'es' },
    build: { minify: false },
  })

  const built = findFiles('dist/assets/*', root)
  expect(built.filter((file) => /worker-.*\.js$/.test(file))).toHaveLength(2)
  const [sheet = ''] = built.filter((file) => file.endsWith('.css'))
  const css = readFileSync(join(root, sheet), 'utf8')
  for (const rule of ['--ink:', '.btn', '.player-board', '.task-bar', '@media print'])
    expect(css).toContain(rule)
}, 120_000)
