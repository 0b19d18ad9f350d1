import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'smol-toml'
import { z } from 'zod'
import { repository } from '../repository.ts'

type NotFoundRule = {
  /** A path, or all that lies under one that ends in a star. */
  from: string
  page: string
  /** True if the page is shown even if a file has that name. */
  isForced: boolean
}

const Configuration = z.looseObject({
  redirects: z
    .array(
      z.looseObject({
        from: z.string(),
        to: z.string(),
        status: z.number().optional(),
        force: z.boolean().optional(),
      }),
    )
    .default([]),
})

export function readNotFoundRules(toml: string): NotFoundRule[] {
  return Configuration.parse(parse(toml))
    .redirects.filter(({ status }) => status === 404)
    .map(({ from, to, force = false }) => ({ from, page: to, isForced: force }))
}

/** Without settings of the build, and without the not-found rules. */
function emulated(toml: string): string {
  const { redirects, headers } = Configuration.parse(parse(toml))
  return stringify({
    build: { publish: 'dist' },
    headers,
    redirects: redirects.filter(({ status }) => status !== 404),
  })
}

function matches({ from }: NotFoundRule, pathname: string) {
  return from.endsWith('*')
    ? pathname.startsWith(from.slice(0, -1))
    : pathname.replace(/(.)\/$/, '$1') === from
}

export function findNotFoundPage(rules: NotFoundRule[], pathname: string) {
  return rules.find((rule) => matches(rule, pathname))?.page ?? '/404.html'
}

/** Whether an address gets 404 even if there is a file: that of a not-found page itself. */
export function isNeverFound(rules: NotFoundRule[], pathname: string) {
  return rules.some((rule) => rule.isForced && matches(rule, pathname))
}

/** Writes the emulator's folder, without the not-found rules, which it would answer with 200. Returns them. */
export async function writeNetlifyRoot(root: string, dist: string): Promise<NotFoundRule[]> {
  const toml = await readFile(join(repository, 'netlify.toml'), 'utf8')
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'netlify.toml'), emulated(toml))
  const link = join(root, 'dist')
  await rm(link, { force: true })
  // A junction needs no administrator on Windows; other systems ignore the word.
  await symlink(dist, link, 'junction')
  return readNotFoundRules(toml)
}
