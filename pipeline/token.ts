import { createGenerator } from 'unocss'
import unoConfig from '../uno.config.ts'

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
