import { glob, readFile } from 'node:fs/promises'
import { createGenerator } from 'unocss'
import unoConfig from '../../uno.config.ts'

const iconLayer = 'icons'

/** The rules of every utility class that the source names; those of icons apart. */
export async function generateUtilities(): Promise<{ utilities: string; icons: string }> {
  const files = (await Array.fromAsync(glob('src/**/*.{ts,tsx}'))).toSorted()
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const uno = await createGenerator(unoConfig)
  const generated = await uno.generate(sources.join('\n'), { minify: true })
  return {
    utilities: generated.getLayers(undefined, [iconLayer]),
    icons: generated.getLayer(iconLayer) ?? '',
  }
}
