import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createGenerator, type GenerateOptions } from 'unocss'
import unoConfig from '../uno.config.ts'

const iconLayer = 'icons'

/** The rules of every utility class that the source names; those of icons apart. */
export async function generateUtilities(): Promise<{ utilities: string; icons: string }> {
  const generated = await generate(await filesIn('src'))
  return {
    utilities: generated.getLayers(undefined, [iconLayer]),
    icons: generated.getLayer(iconLayer) ?? '',
  }
}

/**
 * The rules of every utility that an island can set, for the elements of that island; shortcuts are the
 * page's. They come inside its code, after the page's own, whose order they leave as it is: so they have
 * to be all of them, those of the components that the island draws with too.
 */
export async function generateIslandUtilities(island: string): Promise<string> {
  const files = new Set(await filesIn(`src/islands/${island}`))
  // A set goes on over what is added to it on the way.
  for (const file of files) {
    const source = await readFile(file, 'utf8')
    for (const [, path = ''] of source.matchAll(/ from '(\.[^']+\.tsx)'/g))
      files.add(join(dirname(file), path))
  }
  const generated = await generate([...files], {
    scope: scopeOf(island),
    preflights: false,
  })
  return generated.getLayer('default') ?? ''
}

/** What the selectors of an island's own utilities begin with. */
export function scopeOf(island: string): string {
  return `:where([data-island=${island}])`
}

async function filesIn(folder: string) {
  return Array.fromAsync(glob(`${folder}/**/*.{ts,tsx}`))
}

async function generate(files: readonly string[], options: GenerateOptions<false> = {}) {
  const sources = await Promise.all(files.toSorted().map((file) => readFile(file, 'utf8')))
  const uno = await createGenerator(unoConfig)
  return uno.generate(sources.join('\n'), { ...options, minify: true })
}

const uno = await createGenerator(unoConfig)
const { css } = await uno.generate('')
const variables = new Map(
  Array.from(css.matchAll(/--([\w-]+):([^;}]+)/g), ([, name = '', value = '']) => [name, value]),
)

/** A design token's value by name, such as 'bottle', from uno.config.ts. Throws for an unknown one. */
export function token(name: string): string {
  const value = variables.get(name)
  if (!value) throw new Error(`uno.config.ts has no token '${name}'`)
  return value
}
