import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { repository } from '../../../local/repository.ts'
import { findFiles } from '../../../src/content/files.ts'

const Versions = z.record(z.string(), z.string())
const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions.default({}),
  allowScripts: z.record(z.string(), z.boolean()).default({}),
})
const Locked = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  inBundle: z.boolean().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
})
const Lockfile = z.object({ packages: z.record(z.string(), Locked) })

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(repository, file), 'utf8'))
}

const manifest = Manifest.parse(read('package.json'))
/** The site's manifest and those of its packages. */
const manifests = [
  manifest,
  ...findFiles('packages/*/package.json', repository).map((file) => Manifest.parse(read(file))),
]
/** What comes from the registry: the site's own packages are links. */
const locked = Object.entries(Lockfile.parse(read('package-lock.json')).packages).filter(
  ([path, { link }]) =>
    path.startsWith('node_modules/') && !(link && path.startsWith('node_modules/@cuewright/')),
)

function namedVersions() {
  const all = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  )
  return all.filter(([name]) => !name.startsWith('@cuewright/'))
}

const archive = 'https://registry.example/name/-/name-1.0.0.tgz'

function nameOf(path: string) {
  return path.slice(path.lastIndexOf('node_modules/') + 13)
}

describe('package.json', () => {
  test('names one version of each package, not a range', () => {
    for (const [name, version] of namedVersions())
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  })

  test('lets the install scripts of three packages run', () => {
    expect(manifest.allowScripts).toEqual({ esbuild: true, node: true, sharp: true })
  })
})

describe('package-lock.json', () => {
  test('holds the versions that package.json names', () => {
    const versions = new Map(locked.map(([path, { version }]) => [path, version]))
    for (const [name, version] of namedVersions())
      expect(versions.get(`node_modules/${name}`), name).toBe(version)
  })

  test('holds a strong hash of every package', () => {
    expect(locked.length).toBeGreaterThan(500)
    for (const [path, { integrity, inBundle }] of locked) {
      // A package that comes inside another's archive is covered by that one's hash.
      if (inBundle) continue
      expect(integrity, path).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
    }
  })

  test('takes every package from the registry, none from a repository, an address or a folder', () => {
    for (const [path, { resolved, link, version }] of locked) {
      expect(link, path).toBeUndefined()
      // npm leaves it out, or writes the archive's address in its registry.
      expect(resolved ?? archive, path).toMatch(/^https:\/\/[^/]+\/.+\/-\/[^/]+\.tgz$/)
      expect(version, path).toMatch(/^\d+\.\d+\.\d+/)
    }
  })

  test('holds no package that runs a script when it is installed, but those that are named', () => {
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = new Set(scripted.map(([path]) => nameOf(path)))
    expect([...names].toSorted()).toEqual(Object.keys(manifest.allowScripts).toSorted())
  })
})
