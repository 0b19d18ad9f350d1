import { glob, readFile } from 'node:fs/promises'
import { createGenerator, type GenerateOptions } from 'unocss'
import unoConfig from '../uno.config.ts'

const iconLayer = 'icons'

/** The rules of every utility class that the source names; those of icons apart. */
export async function generateUtilities(): Promise<{ utilities: string; icons: string }> {
  const generated = await generate('src/**/*.{ts,tsx}')
  return {
    utilities: generated.getLayers(undefined, [iconLayer]),
    icons: generated.getLayer(iconLayer) ?? '',
  }
}

/**
 * The rules of every utility that an island's folder names, for the elements of that island; shortcuts
 * are the page's. They arrive with code that the island loads later, and leave the order of the page's
 * own utilities as it is.
 */
export async function generateIslandUtilities(island: string): Promise<string> {
  const generated = await generate(`src/islands/${island}/**/*.{ts,tsx}`, {
    scope: `:where([data-island='${island}'])`,
    preflights: false,
  })
  return generated.getLayer('default') ?? ''
}

async function generate(pattern: string, options: GenerateOptions<false> = {}) {
  const files = (await Array.fromAsync(glob(pattern))).toSorted()
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
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
