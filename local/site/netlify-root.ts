import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../repository.ts'

export type NotFoundRule = { prefix: string; page: string }

const isHeader = /^\s*\[\[?\s*([\w.-]+)/

/** The parts of a TOML file, each beginning with its header line. */
const sectionsOf = (toml: string) =>
  toml.split(/^(?=\s*\[)/m).map((text) => ({ name: isHeader.exec(text)?.[1] ?? '', text }))

const valueOf = (text: string, key: string) =>
  new RegExp(`^\\s*${key}\\s*=\\s*"?([^"\\n]*)"?`, 'm').exec(text)?.[1]?.trim()

/** netlify.toml's rules that show a page of their own for unknown addresses under a prefix. */
export const readNotFoundRules = (toml: string): NotFoundRule[] =>
  sectionsOf(toml)
    .filter(({ name, text }) => name === 'redirects' && valueOf(text, 'status') === '404')
    .map(({ text }) => ({
      prefix: (valueOf(text, 'from') ?? '').replace(/\*$/, ''),
      page: valueOf(text, 'to') ?? '',
    }))

/**
 * Lays out the folder from which Netlify's emulator works, so that its blobs and bundles stay out
 * of the repository and two sites stay apart. The not-found rules are left out: the emulator would
 * answer them with status 200.
 */
export const writeNetlifyRoot = async (root: string, dist: string): Promise<NotFoundRule[]> => {
  const toml = await readFile(join(repository, 'netlify.toml'), 'utf8')
  const kept = sectionsOf(toml).filter(
    ({ name, text }) =>
      !/^(build|dev|context|plugins)\b/.test(name) &&
      !(name === 'redirects' && valueOf(text, 'status') === '404'),
  )
  await mkdir(root, { recursive: true })
  await writeFile(
    join(root, 'netlify.toml'),
    `[build]\npublish = "dist"\n\n${kept.map(({ text }) => text).join('')}`,
  )
  // The emulator takes nothing that lies outside its folder.
  const links = ['netlify', 'src', 'node_modules', 'package.json', 'tsconfig.json']
  await link(dist, join(root, 'dist'))
  for (const name of links) await link(join(repository, name), join(root, name))
  return readNotFoundRules(toml)
}

const link = async (target: string, path: string) => {
  await rm(path, { force: true })
  await symlink(target, path)
}
