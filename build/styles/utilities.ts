import { glob, readFile } from 'node:fs/promises'
import { createGenerator, type GenerateResult } from 'unocss'
import type { Plugin } from 'vite'
import unoConfig from '../../uno.config.ts'

const icons = 'icons'
let generated: Promise<GenerateResult> | undefined

/** The rules of every utility class that the source names, but icons. */
export async function utilities(): Promise<string> {
  return (await generate()).getLayers(undefined, [icons])
}

/** Serves the icons that the source names as 'virtual:icons.css'. */
export function iconStyles(): Plugin {
  const name = 'virtual:icons.css'
  return {
    name: 'icon-styles',
    resolveId: (id) => (id === name ? name : undefined),
    load: async (id) => (id === name ? ((await generate()).getLayer(icons) ?? '') : undefined),
  }
}

/** Has them generated from the source again, which has changed. */
export function forgetUtilities() {
  generated = undefined
}

function generate(): Promise<GenerateResult> {
  return (generated ??= generateFromSource())
}

async function generateFromSource(): Promise<GenerateResult> {
  const files = (await Array.fromAsync(glob('src/**/*.{ts,tsx}'))).toSorted()
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const uno = await createGenerator(unoConfig)
  return uno.generate(sources.join('\n'), { minify: true })
}
