import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'

/** Licences that we have reviewed: what browsers or functions get may have no other. */
const allowed = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unicode-3.0',
])

/** By name, where the manifest says none and the package's own text does. */
const inText: Readonly<Record<string, string>> = { callsite: 'MIT' }

const Locked = z.object({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  link: z.boolean().optional(),
})
const Lockfile = z.object({ packages: z.record(z.string(), Locked) })
const Manifest = z.object({
  name: z.string(),
  license: z.string().optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
})

function readJson<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** A line for each package of the lockfile that is shipped. Throws for a licence that is not allowed. */
function listLicences(): string {
  const { packages } = readJson('package-lock.json', Lockfile)
  const lines = Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => {
      return path.includes('node_modules/') && !dev && !devOptional && !link
    })
    .map(([path, { version }]) => {
      const manifest = readJson(join(path, 'package.json'), Manifest)
      const licence =
        manifest.license ?? manifest.licenses?.[0]?.type ?? inText[manifest.name] ?? 'none'
      if (!allowed.has(licence))
        throw new Error(`${manifest.name} has the licence ${licence}, which nobody has reviewed.`)
      const { name } = manifest
      return `- [${name}@${version}](https://www.npmjs.com/package/${name}/v/${version}) - ${licence}\n`
    })
  return [...new Set(lines)].toSorted().join('')
}

const { values } = parseArgs({ options: { out: { type: 'string', default: 'docs/licences.md' } } })
writeFileSync(values.out, listLicences())
