import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { z } from 'zod'
import { buildForTests, testDist } from '../local/e2e/build.ts'
import { shippedModulesFile } from '../pipeline/shipped-modules.ts'
import { table } from './doc-sections.ts'

const Manifest = z.object({
  version: z.string(),
  license: z.string(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
})

/** What is shipped without being code: it comes from a package, or was made with one. */
const assets = [
  {
    name: '@fontsource-variable/archivo',
    what: 'Archivo, cut down to our characters',
    owner: 'Copyright 2020 The Archivo Project Authors',
  },
  {
    name: '@fontsource-variable/source-serif-4',
    what: 'Source Serif 4, cut down to our characters',
    owner: 'Adobe, distributed by Google Inc.',
  },
  {
    name: '@iconify-json/lucide',
    what: 'Lucide’s icons, those that pages use',
    owner: 'Copyright Lucide Contributors',
  },
  {
    name: '@dicebear/notionists',
    what: 'the roles’ and the leaders’ illustrations, “Notionists” by Zoish',
    owner: 'Zoish',
    // The package's own field is about its code, which is not shipped.
    licence: 'CC0-1.0',
  },
] as const

/** What the bundler wrote into the code by itself, by the first part of its name. */
const bundler = 'rolldown'

/** The packages whose code is among the modules, sorted. Throws on a module of unknown origin. */
export function packagesOf(modules: readonly string[]): string[] {
  const names = modules.flatMap((module) => {
    const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1]
    if (inPackage) return [inPackage]
    if (module.startsWith('src/')) return []
    if (module.split('/')[0] !== bundler)
      throw new Error(`${module} is shipped, but is no part of src or of a package`)
    return [bundler]
  })
  return [...new Set(names)].toSorted()
}

/** The page docs/licences.md for the modules that a build ships to browsers. */
export function licencesPage(modules: readonly string[]): string {
  const code = packagesOf(modules).map((name) => {
    const { version, license, author } = readManifest(name)
    const by = typeof author === 'string' ? author : author?.name
    return [name, version, license, copyrightOf(name) ?? by ?? '–']
  })
  const rest = assets.map((asset) => {
    const { version, license } = readManifest(asset.name)
    const licence = 'licence' in asset ? asset.licence : license
    return [asset.what, `${asset.name} ${version}`, licence, asset.owner]
  })
  return `# What is shipped to browsers, and under which licences

Written by \`npm run list-licences\` from the module graph of the browser's code: what the
bundler dropped is not listed. A test of the built site fails when this page is out of date, and when
a licence appears that nobody has looked at.

## Code

${table(['package', 'version', 'licence', 'copyright'], code)}

Everything else in the browser's code is ours, in \`src/\`.

## Fonts, icons and illustrations

${table(['what', 'from', 'licence', 'by'], rest)}

All other pictures were drawn for this site: \`src/product/\`, \`src/content/blog/pictures/\` and the cards of
\`pipeline/social/\`.
`
}

function readManifest(name: string) {
  const file = join('node_modules', name, 'package.json')
  return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The first line of a package's licence that names an owner. */
function copyrightOf(name: string): string | undefined {
  const [file] = globSync('{LICENSE,License,license,LICENCE}*', {
    cwd: join('node_modules', name),
  }).toSorted()
  const text = file ? readFileSync(join('node_modules', name, file), 'utf8') : ''
  const owner = /^\W*(copyright (?:\(c\)|©|\d).*)$/im.exec(text)?.[1]
  return owner?.replaceAll('|', '\\|').replace(/\.?\s*(All rights reserved\.?)?\s*$/i, '')
}

// npm run list-licences [-- --no-build]: writes the page from a fresh build with every part of the browser's code in it.
if (process.argv[1] === import.meta.filename) {
  const page = 'docs/licences.md'
  if (!process.argv.includes('--no-build')) await buildForTests()
  const modules: string[] = JSON.parse(await readFile(shippedModulesFile(testDist), 'utf8'))
  const text = await format(licencesPage(modules), {
    ...(await resolveConfig(page)),
    filepath: page,
  })
  await writeFile(page, text)
  console.log(`${page} is written.`)
}
